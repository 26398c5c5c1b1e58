// Settings this device remembers. Storage may be forbidden: then they last as long as the page.

const memory = new Map<string, string>();

export function remember(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(`freehold.${key}`, value);
  } catch {
    /* private windows of some browsers have no storage */
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`freehold.${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}
