/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { color, dataviz } from './color-tokens.ts';
import { createAppTheme } from './create-app-theme.ts';
import { globalStyles } from './global-styles.ts';
import { tokensCss } from './tokens-css.ts';

const bare = (css: string) => css.replace(/[\s"']/g, '').toLowerCase();
const luminance = (hex: string) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['light', 'dark'] as const)('%s colours', (scheme) => {
  const c = color[scheme];
  it.each(['surface', 'canvas', 'raised'] as const)('text reads on %s at 4.5 or better', (ground) => {
    for (const role of ['text', 'textSecondary', 'textTertiary', 'primary', 'accent', 'success', 'error', 'warning'] as const) {
      expect(contrast(c[role], c[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a tint carries its own role’s colour and the secondary text', () => {
    for (const role of ['primary', 'accent', 'success', 'error', 'warning', 'info'] as const) {
      expect(contrast(c[role], c[`${role}Tint`])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(c.textSecondary, c[`${role}Tint`])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a control’s border and the focus ring stand out at 3 or better', () => {
    expect(contrast(c.control, c.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(c.focus, c.canvas)).toBeGreaterThanOrEqual(3);
    expect(contrast(c.onPrimary, c.primary)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the theme', () => {
  it('is made once per density and switched by data-theme', () => {
    const office = createAppTheme({ density: 'office' });
    expect(createAppTheme({ density: 'office' })).toBe(office);
    expect(office.density.control).toBe(36);
    expect(createAppTheme({ density: 'priest' }).density.control).toBe(60);
    expect(office.colorSchemes.dark?.palette.primary.main).toBe(color.dark.primary);
    expect(office.vars.palette.role.canvas).toContain('--mui-palette-role-canvas');
  });

  it('and tokens.css say the same', () => {
    expect(bare(readFileSync(join(__dirname, 'tokens.css'), 'utf8'))).toBe(bare(tokensCss()));
  });

  it('has six chart colours in each scheme', () => {
    expect(dataviz.light.categorical).toHaveLength(6);
    expect(new Set(dataviz.dark.categorical).size).toBe(6);
  });
});

it('paper is always light: in print a dark page takes the light scheme’s colours', () => {
  const rules = JSON.stringify(globalStyles(createAppTheme({ density: 'office' }))).toLowerCase();
  const print = rules.slice(rules.indexOf('@media print'));
  expect(print).toContain(color.light.textSecondary.toLowerCase());
  expect(print).not.toContain(color.dark.textSecondary.toLowerCase());
});
