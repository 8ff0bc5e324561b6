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
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const Icon: import('@tabler/icons-react').TablerIcon;
  export default Icon;
}

/** The build replaces it with the mode. */
declare const process: { env: { NODE_ENV: 'production' | 'development' | 'test' } };
