import type { SVGProps } from 'react';

export interface GlyphProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/** Our own glyphs, for what the icon package lacks: 24 px grid, stroke 1.6, one color. */
function Glyph({ size = 22, children, ...rest }: GlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}

/** The mark: a stepped gateway with a flame in its doorway. Also the icon of the home temple. */
export function Mark(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M3.2 21V17.2h2V12.8h2V8.6h2V5.4h5.6v3.2h2v4.2h2v4.4h2V21" />
      <path d="M12 5.4V2.6" />
      <path d="M8.6 21v-4.6a3.4 3.4 0 0 1 6.8 0V21" />
      <path d="M12 16.2c.9 1 1.3 1.7 1.3 2.4a1.3 1.3 0 0 1-2.6 0c0-.7.4-1.4 1.3-2.4Z" fill="currentColor" stroke="none" />
    </Glyph>
  );
}

/** A lamp: pooja. */
export function DeepaGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4 14.5h16c0 3-3 5-8 5s-8-2-8-5Z" />
      <path d="M20 14.5l1.5-1.2" />
      <path d="M12 3.5c2 2.3 3 4 3 5.6a3 3 0 0 1-6 0c0-1.6 1-3.3 3-5.6Z" />
      <path d="M12 12.1v2.4" />
    </Glyph>
  );
}

/** The vessel of a ritual. */
export function KalashaGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M7.5 11c-2 1.2-3 2.9-3 4.8C4.5 19 7.2 21 12 21s7.5-2 7.5-5.2c0-1.9-1-3.6-3-4.8" />
      <path d="M7 11h10M8.5 8.5h7L16.5 11h-9Z" />
      <path d="M12 8.5V3M12 8.5C9.6 8 8.2 6.6 7.5 4.3M12 8.5c2.4-.5 3.8-1.9 4.5-4.2" />
    </Glyph>
  );
}

/** The offering box: give. */
export function HundiGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4 9.5h16V20a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1Z" />
      <path d="M3 9.5 5 6h14l2 3.5" />
      <path d="M9.5 7.8h5" />
      <circle cx="12" cy="15" r="2.3" />
      <path d="M12 3v1.5" />
    </Glyph>
  );
}

/** A lotus. */
export function LotusGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M12 5c2.2 2.2 3.3 4.6 3.3 7S14.2 16.8 12 18.5c-2.2-1.7-3.3-4.1-3.3-6.5S9.8 7.2 12 5Z" />
      <path d="M8.8 10.3C7.2 9.4 5.3 9 3 9c.2 4.8 3.2 8.6 9 9.5 5.8-.9 8.8-4.7 9-9.5-2.3 0-4.2.4-5.8 1.3" />
    </Glyph>
  );
}

/** The vow of a pooja. */
export function SankalpamGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M3.5 12.5c0 4.5 3.5 7.5 8.5 7.5s8.5-3 8.5-7.5c-2.3-.6-4 .1-5.5 2H9c-1.5-1.9-3.2-2.6-5.5-2Z" />
      <path d="M12 3.5c1.5 1.8 2.3 3.1 2.3 4.3a2.3 2.3 0 0 1-4.6 0c0-1.2.8-2.5 2.3-4.3Z" />
    </Glyph>
  );
}

/** The five limbs of the day. */
export function PanchangaGlyph(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 0 0 18 6.6 9 0 0 0 0-18Z" />
      <path d="M15.5 9.5h3M15.5 12h3.5M15.5 14.5h3" />
    </Glyph>
  );
}
