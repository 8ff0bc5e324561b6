import { type DrawnIcon, isStroke } from '@sannidhi/contracts';
import { icon } from '../theme/scale-tokens.ts';

interface DrawnShapeProps {
  strokes: DrawnIcon;
  size: number;
  stroke?: number;
}

/** Draws an icon supplied by a remote. Anything that isn't path data is left out, wherever it came from. */
export const DrawnShape = ({ strokes, size, stroke = icon.stroke }: DrawnShapeProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {strokes.filter(isStroke).map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
);
