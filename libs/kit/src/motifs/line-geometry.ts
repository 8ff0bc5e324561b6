import { r } from './round.ts';

/** Korvai, the stepped temple border of a sari: the teeth between two lines. */
export function korvaiPath(width: number, height = 10, tooth = 10): string {
  const count = Math.floor(width / tooth);
  const start = (width - count * tooth) / 2;
  const teeth = Array.from({ length: count }, (_, i) => {
    const x = start + i * tooth;
    return `M${r(x + 1)} ${height - 2}L${r(x + tooth / 2)} 2.5L${r(x + tooth - 1)} ${height - 2}`;
  });
  return `${teeth.join('')}M0 .5H${width}M0 ${height - 0.5}H${width}`;
}

/** Prakara: nested thresholds in plan, each with gates on the axes; the caller draws the lit center. */
export function prakaraPath(size = 200, rings = 4): string {
  const c = size / 2;
  return Array.from({ length: rings }, (_, i) => {
    const s = (c * (rings - i)) / rings - (i ? 0 : 1);
    const g = s * 0.16 + 4;
    const corner = (sx: number, sy: number) => `M${r(c + sx * g)} ${r(c + sy * s)}H${r(c + sx * s)}V${r(c + sy * g)}`;
    return corner(-1, -1) + corner(-1, 1) + corner(1, 1) + corner(1, -1);
  }).join('');
}

/**
 * The lit part of the Moon.
 * @param elongation Moon minus Sun in degrees: 0 is new, 180 is full; a waxing Moon is lit on the right.
 */
export function moonPath(elongation: number, size: number): string {
  const c = size / 2;
  const radius = c - 0.75;
  const angle = ((elongation % 360) + 360) % 360;
  const waxing = angle <= 180;
  const cosine = Math.cos((angle * Math.PI) / 180);
  const [limb, terminator] = waxing ? [1, cosine > 0 ? 0 : 1] : [0, cosine > 0 ? 1 : 0];
  const top = `${c} ${r(c - radius)}`;
  return `M${top}A${radius} ${radius} 0 0 ${limb} ${c} ${r(c + radius)}A${r(Math.abs(cosine) * radius)} ${radius} 0 0 ${terminator} ${top}Z`;
}
