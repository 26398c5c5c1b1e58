import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { icu } from './build/icu.ts';

export default defineConfig({
  plugins: [icu(), svelte(), svelteTesting()],
  resolve: {
    // The messages arrive parsed (build/icu.ts), so the formatter gets the parser's stub.
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  build: {
    target: 'es2022',
    // Newer than light-dark() everywhere: Lightning CSS would lower it, and a theme set by hand would do nothing.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/unit/**/*.test.ts'],
    server: { deps: { inline: ['intl-messageformat'] } },
  },
});
