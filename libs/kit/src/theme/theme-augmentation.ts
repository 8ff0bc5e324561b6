import type {} from '@mui/material/themeCssVarsAugmentation';
import type { color } from './color-tokens.ts';
import type { DensityTokens } from './scale-tokens.ts';

/** The design's roles in addition to MUI's own; used as `theme.vars.palette.<role>`. */
export type Roles = Record<keyof typeof color.light, string> & {
  overlayShadow: string;
  dockShadow: string;
  moonLit: string;
  moonDark: string;
  chart1: string;
  chart2: string;
  chart3: string;
  chart4: string;
  chart5: string;
  chart6: string;
  chartGrid: string;
  chartAxis: string;
  chartComparison: string;
};

declare module '@mui/material/styles' {
  interface Palette {
    role: Roles;
  }
  interface PaletteOptions {
    role?: Roles;
  }
  interface Theme {
    density: DensityTokens;
  }
  interface ThemeOptions {
    density?: DensityTokens;
  }
}
