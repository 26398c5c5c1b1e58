// What a device is told about the page before it takes it up among its apps.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';

const PICTURES = new URL('../pictures/', import.meta.url);
const SHOWN = { table: 'wide', phone: 'narrow' } as const;
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Freehold',
  short_name: 'Freehold',
  description: 'Buy, build, bargain and be the last one standing, with friends and bots.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // The device draws these before the page is there to say light or dark: the light ones, as the paper is.
  theme_color: '#f3efe6',
  background_color: '#f3efe6',
  categories: ['games'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [{ name: 'Settings', url: '/settings', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] }],
  screenshots: Object.entries(SHOWN).map(([name, form]) => ({
    src: `/pictures/${name}.png`,
    sizes: sizeOf(name),
    type: 'image/png',
    form_factor: form,
    label: form === 'wide' ? 'A game of four' : 'A game of four on a phone',
  })),
};

/** A PNG says its size in its first header. */
function sizeOf(name: string): string {
  const bytes = readFileSync(new URL(`${name}.png`, PICTURES));
  return `${bytes.readUInt32BE(WIDTH_AT)}x${bytes.readUInt32BE(HEIGHT_AT)}`;
}

/** The project's own pictures, for the device's window that asks whether to install. */
export function screenshots(): Plugin {
  return {
    name: 'freehold-screenshots',
    apply: 'build',
    generateBundle() {
      for (const name of Object.keys(SHOWN)) {
        const source = readFileSync(new URL(`${name}.png`, PICTURES));
        this.emitFile({ type: 'asset', fileName: `pictures/${name}.png`, source });
      }
    },
  };
}
