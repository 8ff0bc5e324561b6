/** The icon package only types its barrel of six thousand; our builds import single icons, which are components like this. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from 'react';

  const icon: ForwardRefExoticComponent<
    Omit<SVGProps<SVGSVGElement>, 'stroke' | 'ref'> & RefAttributes<SVGSVGElement> & { size?: number | string; stroke?: number | string }
  >;
  export default icon;
}
