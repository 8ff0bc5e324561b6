/** Where the portals' theme menu stores the choice between light, dark and the system setting. */
const STORAGE_KEY = 'mui-mode';

/** The color schemes a page can use; `system` follows the device. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** The scheme chosen here or in a portal; `system` without a choice. */
export function chosenAppearance(): Appearance {
  const chosen = stored();
  return APPEARANCES.find((one) => one === chosen) ?? 'system';
}

/** Applies the chosen scheme. Called before anything renders. */
export const showChosenAppearance = (): void => show(chosenAppearance());

/** Stores a choice for every page and applies it immediately. */
export function chooseAppearance(choice: Appearance): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is blocked: the choice lasts for this page.
  }
  show(choice);
}

function show(choice: Appearance): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
