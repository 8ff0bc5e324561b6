import { color, dataviz } from './color-tokens.ts';
import { shadow } from './scale-tokens.ts';
import type { Roles } from './theme-augmentation.ts';

const MOON = { light: ['#E6B64C', '#CFC7CC'], dark: ['#F6DDA0', '#4A3D45'] } as const;

/** MUI's palette for one scheme, with every semantic role of the design under `role`. */
export function paletteOf(scheme: 'light' | 'dark') {
  const c = color[scheme];
  const charts = dataviz[scheme];
  const [chart1, chart2, chart3, chart4, chart5, chart6] = charts.categorical;
  const role: Roles = {
    ...c,
    overlayShadow: shadow[scheme].overlay,
    dockShadow: shadow[scheme].dock,
    moonLit: MOON[scheme][0],
    moonDark: MOON[scheme][1],
    ...{ chart1, chart2, chart3, chart4, chart5, chart6 },
    chartGrid: charts.grid,
    chartAxis: charts.axis,
    chartComparison: charts.comparison,
  };
  return {
    primary: { main: c.primary, dark: c.primaryHover, light: c.primaryTint, contrastText: c.onPrimary },
    secondary: { main: c.accent, dark: c.accentHover, light: c.accentTint, contrastText: c.onAccent },
    error: { main: c.error, dark: c.error, light: c.errorTint, contrastText: c.surface },
    warning: { main: c.warning, dark: c.warning, light: c.warningTint, contrastText: c.surface },
    info: { main: c.info, dark: c.accentHover, light: c.infoTint, contrastText: c.onAccent },
    success: { main: c.success, dark: c.success, light: c.successTint, contrastText: c.surface },
    text: { primary: c.text, secondary: c.textSecondary, disabled: c.textDisabled },
    background: { default: c.canvas, paper: c.surface },
    divider: c.line,
    action: { hover: c.hover, selected: c.selected, active: c.text },
    role,
  };
}
