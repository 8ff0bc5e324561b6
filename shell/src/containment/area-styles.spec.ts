import { showStylesOf } from './area-styles.ts';

const add = <Tag extends 'link' | 'style'>(tag: Tag, given: object) => {
  const element = Object.assign(document.createElement(tag), given);
  document.head.append(element);
  return element;
};
const sheetOf = (remote: string) =>
  add('link', { rel: 'stylesheet', href: `/remotes/${remote}/0123456789abcdef/week.css` }) as HTMLLinkElement;

beforeEach(() => document.head.replaceChildren());

it('applies an area’s style sheets only while it is shown', () => {
  const [own, other] = [sheetOf('mfe-priest'), sheetOf('mfe-priest-desk')];
  const leave = showStylesOf('mfe-priest');
  expect([own, other].map(({ media }) => media)).toEqual(['', '']);
  leave();
  expect([own, other].map(({ media }) => media)).toEqual(['not all', '']);
  showStylesOf('mfe-priest');
  expect(own.media).toBe('');
});

it('removes the styles that an area’s code wrote, and keeps those of the shell’s libraries', () => {
  const server = add('style', { id: 'page' });
  const leave = showStylesOf('mfe-priest');
  const emotion = add('style', {});
  emotion.dataset.emotion = 'k';
  const toasts = add('style', { id: '_goober' });
  const foreign = add('style', { textContent: 'button { color: red }' });
  leave();
  expect([server, emotion, toasts, foreign].map(({ isConnected }) => isConnected)).toEqual([true, true, true, false]);
});

it('removes rules that an area’s code added to the shell’s own sheets, and variables on the root', () => {
  const { sheet } = add('style', { textContent: 'main { color: black }' });
  if (!sheet) throw new Error('no sheet');
  const root = document.documentElement.style;
  root.fontSize = '112%';
  const leave = showStylesOf('mfe-priest');
  sheet.insertRule('button { color: red }', 0);
  sheet.insertRule('h1 { color: red }', 2);
  root.setProperty('--color-primary', 'red');
  document.body.style.setProperty('--color-text', 'red');
  leave();
  expect([...sheet.cssRules].map(({ cssText }) => cssText)).toEqual(['main {color: black;}']);
  expect([root.getPropertyValue('--color-primary'), document.body.style.getPropertyValue('--color-text')]).toEqual(['', '']);
  expect(root.fontSize).toBe('112%');
});
