/** Where the portals' switch keeps the choice between light, dark and the device's own. */
const STORAGE_KEY = 'mui-mode';

/** How the pages may look; `system` follows the device. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** What the person chose, here or in a portal; `system` without a choice. */
export function chosenAppearance(): Appearance {
  const chosen = stored();
  return APPEARANCES.find((one) => one === chosen) ?? 'system';
}

/** Shows the page as the person chose. Called before anything is drawn. */
export const showChosenAppearance = (): void => show(chosenAppearance());

/** Keeps a choice for every page and shows it at once. */
export function chooseAppearance(choice: Appearance): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Blocked storage: the choice holds for this page.
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
