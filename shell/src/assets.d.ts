declare module '*.css';
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const Icon: import('@tabler/icons-react').TablerIcon;
  export default Icon;
}
