import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { together } from './build/chunks.ts';
import { icu } from './build/icu.ts';
import { manifest, screenshots } from './build/manifest.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf-8')) as { version: string };

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    icu(),
    svelte(),
    svelteTesting({ autoCleanup: false }),
    screenshots(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      registerType: 'prompt',
      // Registered by hand (lib/device/worker.svelte.ts), after the page is there and through its trusted types.
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2,svg}', 'assets/words-*.json'],
        // The hash is in the name: what is kept under it never changes.
        dontCacheBustURLsMatching: /^assets\//,
        rollupFormat: 'iife',
        buildPlugins: { vite: [{ name: 'freehold-quiet', config: () => ({ logLevel: 'warn' }) }] },
      },
    }),
  ],
  build: {
    target: 'es2022',
    // Newer than light-dark() everywhere: Lightning CSS would lower it, and a theme set by hand would do nothing.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [together()], includeDependenciesRecursively: false } },
    },
  },
  test: {
    environment: 'happy-dom',
    // A process for each file took four times as long. A world of its own each has only where there are two threads or
    // more: to a single one, as there is on two cores, all files are given at once.
    pool: 'vmThreads',
    maxWorkers: Math.max(2, availableParallelism() - 1),
    include: ['tests/unit/**/*.test.ts'],
    setupFiles: ['tests/unit/setup.ts'],
  },
});
