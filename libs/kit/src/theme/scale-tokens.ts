/** The design's sizes, shapes, depth and motion, in px and ms unless named otherwise. */
export const font = {
  display:
    "'Eczar Variable', 'Noto Sans Telugu Variable', 'Noto Sans Tamil Variable', 'Noto Sans Kannada Variable', 'Noto Sans Gujarati Variable', 'Eczar Fallback', Georgia, serif",
  text: "'Hanken Grotesk Variable', 'Noto Sans Devanagari Variable', 'Noto Sans Telugu Variable', 'Noto Sans Tamil Variable', 'Noto Sans Kannada Variable', 'Noto Sans Gujarati Variable', 'Hanken Fallback', Arial, sans-serif",
} as const;

export type Density = 'devotee' | 'office' | 'priest';

/** What a portal's density changes. Pairs are size and line height. */
export interface DensityTokens {
  body: readonly [number, number];
  small: readonly [number, number];
  caption: readonly [number, number];
  lead: readonly [number, number];
  h1: readonly [number, number];
  h1Phone: readonly [number, number];
  h2: readonly [number, number];
  h3: readonly [number, number];
  h4: readonly [number, number];
  control: number;
  row: number;
  cardPadding: number;
  gap: number;
  radiusCard: number;
  chip: number;
  buttonText: number;
  /** Office section titles use the text font. */
  h2Face: 'display' | 'text';
}

export const density: Record<Density, DensityTokens> = {
  devotee: {
    body: [17, 26],
    small: [15, 22],
    caption: [14, 20],
    lead: [20, 30],
    h1: [34, 40],
    h1Phone: [28, 34],
    h2: [26, 32],
    h3: [20, 28],
    h4: [17, 24],
    control: 48,
    row: 64,
    cardPadding: 24,
    gap: 24,
    radiusCard: 14,
    chip: 26,
    buttonText: 16,
    h2Face: 'display',
  },
  office: {
    body: [14, 20],
    small: [13, 18],
    caption: [12, 16],
    lead: [16, 24],
    h1: [26, 32],
    h1Phone: [24, 30],
    h2: [16, 24],
    h3: [16, 24],
    h4: [14, 20],
    control: 36,
    row: 40,
    cardPadding: 16,
    gap: 16,
    radiusCard: 12,
    chip: 22,
    buttonText: 14,
    h2Face: 'text',
  },
  priest: {
    body: [20, 30],
    small: [18, 26],
    caption: [16, 24],
    lead: [22, 32],
    h1: [32, 42],
    h1Phone: [28, 36],
    h2: [26, 34],
    h3: [22, 30],
    h4: [20, 28],
    control: 60,
    row: 76,
    cardPadding: 28,
    gap: 24,
    radiusCard: 14,
    chip: 34,
    buttonText: 18,
    h2Face: 'display',
  },
};

export const radius = { xs: 4, sm: 6, control: 8, panel: 10, dialog: 16, sheet: 20, full: 999 } as const;
export const shadow = {
  light: {
    overlay: '0 4px 12px rgba(43,10,28,0.08), 0 12px 32px rgba(43,10,28,0.12)',
    dock: '0 -1px 0 #E4DEE2, 0 -8px 24px rgba(43,10,28,0.06)',
  },
  dark: {
    overlay: 'inset 0 1px 0 rgba(255,255,255,0.06), 0 16px 40px rgba(0,0,0,0.6)',
    dock: '0 -1px 0 #3A3037',
  },
} as const;
export const motion = {
  instant: 80,
  fast: 140,
  base: 220,
  slow: 340,
  ceremony: 1400,
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  enter: 'cubic-bezier(0, 0, 0, 1)',
  exit: 'cubic-bezier(0.3, 0, 1, 1)',
} as const;
export const z = { sticky: 10, bottomNav: 20, appBar: 30, panel: 40, scrim: 50, dialog: 60, toast: 70, overlay: 80, skipLink: 90 } as const;
/** Windows as low as at 400 % zoom, or a phone held sideways: bars scroll with the page there, so that it has the room. */
export const SHORT = '@media (max-height:399.95px)';
export const breakpoint = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
export const layout = {
  contentMax: 1160,
  readingMax: 680,
  officeMax: 1760,
  officeNav: 248,
  sidePanel: 440,
  appBar: 64,
  officeBar: 56,
  bottomNav: 72,
} as const;
export const icon = { stroke: 1.6, sm: 18, md: 22, lg: 28, priest: 32 } as const;
