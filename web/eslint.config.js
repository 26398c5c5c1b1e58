import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/**/*.gen.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', 'build/*.mjs'] },
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', 40],
      complexity: ['error', 8],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // There are no enums and no stores, which the rules below and svelte's forbid; to look for them took a third.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'svelte/require-store-reactive-access': 'off',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'a union of literals' },
        { selector: 'SvelteMustacheTag[kind=raw]', message: 'user text is a text node, never markup' },
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: 'the policy refuses style attributes; use style:name',
        },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
    rules: {
      'max-lines': ['error', 250],
      'svelte/no-at-html-tags': 'error',
      // Inside snippets and each blocks the linter sees `any` where svelte-check, which is strict too, sees the type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['tests/**'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['*.js', 'build/*.mjs'], ...ts.configs.disableTypeChecked },
  { files: ['build/*.mjs'], languageOptions: { globals: globals.node }, rules: { 'no-console': 'off' } },
);
