import { useColorScheme } from '@mui/material/styles';

/** The color schemes; `system` follows the device. */
export const THEME_MODES = ['system', 'light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** The chosen scheme, stored in this browser, and the one it currently resolves to. */
export function useThemeMode(): { mode: ThemeMode; colorScheme: 'light' | 'dark' | undefined; setMode: (mode: ThemeMode) => void } {
  const { mode = 'system', colorScheme, setMode } = useColorScheme();
  return { mode, colorScheme, setMode };
}
