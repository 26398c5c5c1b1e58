"""What must always hold: of a game at rest, of every event as it happens, and, dearly, of the engine around them.

Numbers are those of the list of invariants in `README.md` beside this.
"""

from infra.invariants.audit import Auditor
from infra.invariants.copies import copied
from infra.invariants.rest import violations

__all__ = ["Auditor", "copied", "violations"]
