// Why a wish was refused, as the page keeps it.

export interface Refusal {
  readonly code: string;
  readonly why: string | undefined;
  /** Of something said: a command's refusal names its number. */
  readonly said: boolean;
}

/** Who lost a race is told the reason and what may be done next at once: so long it stays to be read (F16). */
export const READABLE = 3_000;
