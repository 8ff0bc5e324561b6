import { chooseAppearance, chosenAppearance, showChosenAppearance } from './chosen-appearance.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it.each(['light', 'dark'])('shows every page %s where a portal was switched so', (mode) => {
  localStorage.setItem('mui-mode', mode);
  showChosenAppearance();
  expect(document.documentElement.dataset.theme).toBe(mode);
});

it.each([null, 'system', 'kumkum'])('follows the device after the choice %s', (mode) => {
  if (mode) localStorage.setItem('mui-mode', mode);
  showChosenAppearance();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it('keeps a choice for every page and shows it at once', () => {
  chooseAppearance('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(chosenAppearance()).toBe('dark');
  chooseAppearance('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(chosenAppearance()).toBe('system');
});
