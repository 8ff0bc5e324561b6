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
