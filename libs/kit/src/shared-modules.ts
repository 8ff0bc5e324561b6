/**
 * The parts of the kit, each one file in `parts` and one shared module: a page loads those whose names it imports. `icons` isn't among them,
 * because an icon has no state and is bundled with the code that draws it.
 */
export const KIT_PARTS = ['base', 'forms', 'states', 'fields', 'panels', 'tables', 'figures', 'sky', 'cart', 'frames', 'sheets'] as const;

/**
 * What the federation shares as one instance per page, for the builds of the shell and the remotes.
 *
 * - A remote imports `@sannidhi/kit` (state and parts, shared, `import: false`) and `@sannidhi/kit/area` (stateless, copied). Its build
 *   replaces each name of `@sannidhi/kit` by the part that has it; the whole kit is shared for releases built before there were parts.
 *   The other subpaths are the shell's: it imports them directly so that the landing page pays for no MUI, and they are the very
 *   files `@sannidhi/kit` re-exports, so the shell's build holds one copy of each. A remote that imported
 *   `@sannidhi/kit/arrival`, `/session`, `/i18n`, `/notify`, `/toaster` or `/unsaved` would get a second session or translator.
 * - `react-i18next`, `zustand`, `@tanstack/react-query`, `notistack`, `formik` and MUI are reached through the kit only.
 * - `yup` is shared because the contracts' schemas meet formik in the kit.
 */
export const SHARED_MODULES: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'yup',
  '@sannidhi/kit',
  ...KIT_PARTS.map((part) => `@sannidhi/kit/parts/${part}`),
];
