declare module '*.css';
declare module '*.wav' {
  const address: string;
  export default address;
}
/** Bundled as text. */
declare module '*.md' {
  const text: string;
  export default text;
}
/** The package itself, where `yup` is what the page shares in its place. */
declare module 'yup/index.esm.js' {
  export * from 'yup';
}
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const Icon: import('@tabler/icons-react').TablerIcon;
  export default Icon;
}

/** The build replaces it with the mode. */
declare const process: { env: { NODE_ENV: 'production' | 'development' | 'test' } };
