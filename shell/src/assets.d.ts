declare module '*.css';
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const Icon: import('@tabler/icons-react').TablerIcon;
  export default Icon;
}

/** The build writes the mode in its place. */
declare const process: { env: { NODE_ENV: 'production' | 'development' | 'test' } };
