"""The `Vault` of one machine: a key in a file that only its owner may read, in the place of KMS."""

import hashlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

_NONCE: Final = 16
_TAG: Final = 32


class FileVault:
    """Seals by a keystream of HMAC-SHA256 over a fresh nonce and an HMAC over all of it, bound to the table."""

    def __init__(self, path: Path) -> None:
        self._key = _read_or_make(path)

    def seal(self, table: str, secret: bytes) -> bytes:
        nonce = secrets.token_bytes(_NONCE)
        hidden = _xor(secret, self._stream(nonce, len(secret)))
        return nonce + hidden + self._tag(table, nonce + hidden)

    def unseal(self, table: str, sealed: bytes) -> bytes:
        body, tag = sealed[:-_TAG], sealed[-_TAG:]
        if not hmac.compare_digest(tag, self._tag(table, body)):
            raise ValueError("sealed for another table, or by another key")
        return _xor(body[_NONCE:], self._stream(body[:_NONCE], len(body) - _NONCE))

    def _stream(self, nonce: bytes, length: int) -> bytes:
        blocks = range(-(-length // _TAG))
        return b"".join(self._mac(b"stream", nonce + block.to_bytes(4, "big")) for block in blocks)[:length]

    def _tag(self, table: str, body: bytes) -> bytes:
        return self._mac(b"tag", hashlib.sha256(table.encode()).digest() + body)

    def _mac(self, purpose: bytes, message: bytes) -> bytes:
        return hmac.digest(self._key, purpose + b"\0" + message, "sha256")


def _xor(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))


def _read_or_make(path: Path) -> bytes:
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_bytes(32)
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key
