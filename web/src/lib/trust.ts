// The only doors through Trusted Types: script addresses of this origin that we built ourselves. Must be imported first.

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

export function ownScript(url: string, base: string): boolean {
  const target = new URL(url, base);
  if (target.origin !== new URL(base).origin) return false;
  return target.pathname === '/sw.js' || /^\/assets\/[\w.-]+$/.test(target.pathname);
}

function createScriptURL(url: string): string {
  if (ownScript(url, location.href)) return url;
  throw new TypeError(`not one of our scripts: ${url}`);
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
factory?.createPolicy('default', { createScriptURL });
