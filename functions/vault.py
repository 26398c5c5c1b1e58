"""`Vault` over KMS: the seed can be opened only for the table it was sealed for."""

from typing import TYPE_CHECKING

from functions.aws import client

if TYPE_CHECKING:
    from mypy_boto3_kms.client import KMSClient


class KmsVault:
    def __init__(self, key: str) -> None:
        self._key = key
        self._made: KMSClient | None = None

    def seal(self, table: str, secret: bytes) -> bytes:
        context = {"table": table}
        return self._client().encrypt(KeyId=self._key, Plaintext=secret, EncryptionContext=context)["CiphertextBlob"]

    def unseal(self, table: str, sealed: bytes) -> bytes:
        context = {"table": table}
        opened = self._client().decrypt(KeyId=self._key, CiphertextBlob=sealed, EncryptionContext=context)
        return opened["Plaintext"]

    def _client(self) -> "KMSClient":
        if self._made is None:
            self._made = client("kms")
        return self._made
