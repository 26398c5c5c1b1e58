// How long to wait before the next try to connect: full jitter, so that a thousand clients do not come back at once.

const BASE = 400;
const CAP = 15_000;
const LEAST = 150;

export function backoff(failures: number, random: number): number {
  return LEAST + Math.floor(random * Math.min(CAP, BASE * 2 ** failures));
}
