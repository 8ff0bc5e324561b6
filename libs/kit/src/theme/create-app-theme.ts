import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import { paletteOf } from './palette.ts';
import { breakpoint, type Density, density as densities, motion, radius, z } from './scale-tokens.ts';
import './theme-augmentation.ts';
import { typographyOf } from './typography.ts';

const cache = new Map<Density, Theme>();

/**
 * One portal's theme: both schemes as CSS variables, switched by `data-theme` on the page, at that portal's density. There is one theme per
 * density, so that moving between portals creates no new styles.
 */
export function createAppTheme({ density }: { density: Density }): Theme {
  const known = cache.get(density);
  if (known) return known;
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
    density: densities[density],
    typography: typographyOf(densities[density]),
    shape: { borderRadius: radius.control },
    spacing: 4,
    breakpoints: { values: breakpoint },
    zIndex: { appBar: z.appBar, drawer: z.panel, modal: z.dialog, snackbar: z.toast, tooltip: z.overlay },
    transitions: {
      duration: {
        shortest: motion.instant,
        shorter: motion.fast,
        short: motion.fast,
        standard: motion.base,
        complex: motion.slow,
        enteringScreen: motion.base,
        leavingScreen: motion.fast,
      },
      easing: { easeInOut: motion.standard, easeOut: motion.enter, easeIn: motion.exit, sharp: motion.standard },
    },
    components,
  });
  cache.set(density, theme);
  return theme;
}
