import { useColorScheme } from '@mui/material/styles';

/** How the interface may look; `system` follows the device. */
export const THEME_MODES = ['system', 'light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

/** The chosen appearance, kept in this browser, and what it comes to now. */
export function useThemeMode(): { mode: ThemeMode; colorScheme: 'light' | 'dark' | undefined; setMode: (mode: ThemeMode) => void } {
  const { mode = 'system', colorScheme, setMode } = useColorScheme();
  return { mode, colorScheme, setMode };
}
