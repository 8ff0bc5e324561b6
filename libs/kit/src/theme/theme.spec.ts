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

describe.each(['light', 'dark'] as const)('%s colors', (scheme) => {
  const c = color[scheme];
  it.each(['surface', 'canvas', 'raised'] as const)('text reads on %s at 4.5 or better', (ground) => {
    for (const role of ['text', 'textSecondary', 'textTertiary', 'primary', 'accent', 'success', 'error', 'warning'] as const) {
      expect(contrast(c[role], c[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a tint carries its own role’s color and the secondary text', () => {
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

describe('what is chosen where the browser takes the colors away', () => {
  const rules = globalStyles(createAppTheme({ density: 'devotee' }));
  it.each(['aria-pressed="true"', 'aria-selected="true"', 'aria-current', 'data-current'])('has a line of its own: %s', (mark) => {
    const [chosen, line] = Object.entries(rules['@media (forced-colors: active)'] as Record<string, { outline: string }>)[0] ?? [];
    expect(chosen).toContain(mark);
    expect(line?.outline).toBe('2px solid Highlight');
  });
});

it('rings a date or a time that WebKit gives the focus inside, and grays an empty one', () => {
  const rules = Object.entries(globalStyles(createAppTheme({ density: 'devotee' })));
  const ring = rules.find(([selector]) => selector.startsWith(':focus-visible, input') && selector.endsWith(':focus-within'));
  expect(ring?.[1]).toMatchObject({ outline: expect.stringContaining('3px solid') });
  expect(rules.find(([selector]) => selector.includes('[type="date"]') && selector.includes('[data-empty]'))?.[1]).toBeDefined();
});

describe('the theme', () => {
  it('is made once per density and switched by data-theme', () => {
    const office = createAppTheme({ density: 'office' });
    expect(createAppTheme({ density: 'office' })).toBe(office);
    expect(office.density.control).toBe(36);
    expect(createAppTheme({ density: 'priest' }).density.control).toBe(60);
    expect(createAppTheme({ density: 'devotee' })).not.toBe(office);
    expect(office.vars.palette.role.canvas).toContain('--mui-palette-role-canvas');
  });

  it('and tokens.css say the same', () => {
    expect(bare(readFileSync(join(__dirname, 'tokens.css'), 'utf8'))).toBe(bare(tokensCss()));
  });

  it.each(['light', 'dark'] as const)('takes every color of the %s scheme from the tokens', (scheme) => {
    const { role, ...palette } = createAppTheme({ density: 'office' }).colorSchemes[scheme]!.palette;
    expect(role).toMatchObject(color[scheme]);
    expect([role.chart1, role.chart2, role.chart3, role.chart4, role.chart5, role.chart6]).toEqual(dataviz[scheme].categorical);
    const { primary, secondary, error, warning, info, success, text, background, divider } = palette;
    expect([primary.main, secondary.main, error.main, warning.main, info.main, success.main]).toEqual(
      (['primary', 'accent', 'error', 'warning', 'info', 'success'] as const).map((name) => color[scheme][name]),
    );
    expect([text.primary, background.default, background.paper, divider]).toEqual(
      (['text', 'canvas', 'surface', 'line'] as const).map((name) => color[scheme][name]),
    );
  });

  it.each(['light', 'dark'] as const)('has six chart colors in the %s scheme, no two alike', (scheme) => {
    expect(new Set(dataviz[scheme].categorical).size).toBe(6);
  });
});

it('paper is always light: in print a dark page takes the light scheme’s colors', () => {
  const rules = JSON.stringify(globalStyles(createAppTheme({ density: 'office' }))).toLowerCase();
  const print = rules.slice(rules.indexOf('@media print'));
  const onlyIn = (scheme: 'light' | 'dark', other: 'light' | 'dark') => {
    const others = new Set<string>(Object.values(color[other]).concat(Object.values(dataviz[other]).flat()));
    return Object.values(color[scheme]).filter((value) => value.startsWith('#') && !others.has(value));
  };
  expect(onlyIn('light', 'dark').filter((value) => !print.includes(value.toLowerCase()))).toEqual([]);
  expect(onlyIn('dark', 'light').filter((value) => print.includes(value.toLowerCase()))).toEqual([]);
});
