import type { ComponentType } from 'react';
import { icon } from '../theme/scale-tokens.ts';

/** What `Icon` renders: an icon from the package or one of our glyphs. */
export type IconShape = ComponentType<{ size?: number; strokeWidth?: number; 'aria-hidden'?: boolean; className?: string }>;

interface IconProps {
  of: IconShape;
  size?: number | 'sm' | 'md' | 'lg' | 'priest';
  /** Heavier lines for very small sizes, such as chips. */
  stroke?: number;
  className?: string;
}

/** Renders an outline icon at one of the design's sizes. Always decorative: text or the button's label carries the meaning. */
export function Icon({ of: Shape, size = 'md', stroke = icon.stroke, className }: IconProps) {
  return <Shape size={typeof size === 'number' ? size : icon[size]} strokeWidth={stroke} aria-hidden className={className} />;
}
