/**
 * What the federation shares as one instance per page, for the builds of the shell and the remotes.
 *
 * - A remote imports `@sannidhi/kit` (state and parts, shared, `import: false`) and `@sannidhi/kit/area` (stateless, copied).
 *   The other subpaths are the shell's: it imports them directly so that the landing page pays for no MUI, and they are the very
 *   files `@sannidhi/kit` re-exports, so the shell's build holds one copy of each. A remote that imported
 *   `@sannidhi/kit/arrival`, `/session`, `/i18n`, `/notify`, `/toaster` or `/unsaved` would get a second session or translator.
 * - `react-i18next`, `zustand`, `@tanstack/react-query`, `notistack`, `formik` and MUI are reached through the kit only.
 * - `yup` is shared because the contracts' schemas meet formik in the kit.
 */
export const SHARED_MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'yup', '@sannidhi/kit'] as const;
