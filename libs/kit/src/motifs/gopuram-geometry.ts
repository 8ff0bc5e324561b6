import { r } from './round.ts';

export interface Stroke {
  d: string;
  opacity: number;
}

const TIERS = 7;
const TAPER = 0.885;
const SHRINK = 0.92;
const KALASHAS = 5;

/**
 * The gateway tower in elevation: base with nested doorways, seven tapering tiers, a barrel vault, an odd number of finials. Every line
 * follows from width and height.
 */
export function gopuramStrokes(width = 360, height = 520): Stroke[] {
  const cx = width / 2;
  const strokes: Stroke[] = [];
  const draw = (d: string, opacity = 1) => strokes.push({ d, opacity });
  const tower = { cx, draw };
  const [base, vault, finial] = [height * 0.22, height * 0.095, height * 0.06];
  drawBase(tower, height, width * 0.86, base);
  const units = Array.from({ length: TIERS }, (_, i) => SHRINK ** i);
  const unit = (height - base - vault - finial) / units.reduce((sum, one) => sum + one, 0);
  let y = height - base;
  let w = width * 0.86;
  units.forEach((share, tier) => {
    w *= TAPER;
    drawTier(tower, { y, w, h: share * unit, niches: 5 - Math.floor(tier / 2) });
    y -= share * unit;
  });
  drawVault(tower, y - 4, w * 0.9, vault, finial);
  return strokes;
}

interface Tower {
  cx: number;
  draw: (d: string, opacity?: number) => void;
}

function drawBase({ cx, draw }: Tower, y: number, w: number, h: number): void {
  draw(`M${r(cx - w / 2 - 14)} ${y}H${r(cx + w / 2 + 14)}M${r(cx - w / 2 - 7)} ${y - 7}H${r(cx + w / 2 + 7)}`);
  const top = y - h;
  draw(walls(cx, w, y - 7, top + 5));
  for (let i = 1; i <= 6; i++) {
    const offset = w * (0.16 + (0.34 * (i - 0.5)) / 6);
    for (const side of [-1, 1]) draw(`M${r(cx + side * offset)} ${y - 7}V${r(top + 12)}m-3 0h6`, 0.55);
  }
  for (let i = 0; i < 4; i++) draw(doorway(cx, y - 7, w * (0.2 - i * 0.042), h * (0.74 - i * 0.1)), 1 - i * 0.12);
  drawCornice({ cx, draw }, top, w);
}

function drawTier({ cx, draw }: Tower, { y, w, h, niches }: { y: number; w: number; h: number; niches: number }): void {
  const top = y - h;
  draw(walls(cx, w, y - 4, top + 5));
  for (let i = 0; i < niches; i++) {
    const pitch = (w * 0.33) / niches;
    const wide = pitch * 0.76;
    const middle = w * 0.14 + i * pitch + pitch * 0.12 + wide / 2;
    for (const side of [-1, 1]) {
      const x = cx + side * middle;
      draw(`M${r(x - wide / 2)} ${r(y - 5)}V${r(top + h * 0.42)}a${r(wide / 2)} ${r(wide * 0.42)} 0 0 1 ${r(wide)} 0V${r(y - 5)}`, 0.6);
    }
  }
  draw(doorway(cx, y - 4, w * 0.17, h * 0.78));
  draw(doorway(cx, y - 4, w * 0.1, h * 0.6), 0.8);
  drawCornice({ cx, draw }, top, w);
}

function drawCornice({ cx, draw }: Tower, y: number, w: number): void {
  const eave = w * 0.025;
  const drop = 5;
  draw(
    `M${r(cx - w / 2 - eave)} ${r(y + drop)}q${r(eave * 0.4)} ${-drop} ${r(eave + 4)} ${-drop}H${r(cx + w / 2 - 4)}q${r(eave * 0.6)} 0 ${r(eave + 4)} ${drop}Z`,
  );
  draw(`M${r(cx - w / 2 + 2)} ${r(y - 4)}H${r(cx + w / 2 - 2)}`, 0.6);
}

function drawVault({ cx, draw }: Tower, y: number, w: number, h: number, finial: number): void {
  const [left, right, top] = [cx - w / 2, cx + w / 2, y - h];
  draw(
    `M${r(left)} ${r(y)}C${r(left - 10)} ${r(y - h * 0.7)} ${r(left + 4)} ${r(top)} ${r(cx - w * 0.32)} ${r(top)}H${r(cx + w * 0.32)}C${r(right - 4)} ${r(top)} ${r(right + 10)} ${r(y - h * 0.7)} ${r(right)} ${r(y)}`,
  );
  for (let i = -2; i <= 2; i++) draw(`M${r(cx + i * w * 0.15)} ${r(y - 2)}V${r(top + 3)}`, 0.5);
  draw(doorway(cx, y, w * 0.2, h * 0.8));
  const s = finial / 30;
  for (let i = 0; i < KALASHAS; i++) {
    const x = cx + (i - (KALASHAS - 1) / 2) * ((w * 0.62) / (KALASHAS - 1));
    draw(
      `M${r(x)} ${r(top)}v${r(-4 * s)}m${r(-6 * s)} ${r(-7 * s)}a${r(6 * s)} ${r(6 * s)} 0 1 0 ${r(12 * s)} 0a${r(6 * s)} ${r(4 * s)} 0 0 0 ${r(-12 * s)} 0m${r(3 * s)} ${r(-3.5 * s)}h${r(6 * s)}m${r(-3 * s)} 0v${r(-10 * s)}`,
    );
  }
}

const walls = (cx: number, w: number, y: number, top: number): string =>
  `M${r(cx - w / 2)} ${r(y)}V${r(top)}M${r(cx + w / 2)} ${r(y)}V${r(top)}`;
const doorway = (cx: number, y: number, w: number, h: number): string =>
  `M${r(cx - w / 2)} ${r(y)}V${r(y - h + w / 2)}a${r(w / 2)} ${r(w / 2)} 0 0 1 ${r(w)} 0V${r(y)}`;
