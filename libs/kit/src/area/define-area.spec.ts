import { type Area, defineArea } from './define-area.ts';

const area = (paths: string[]): Area => ({
  name: 'mfe-test',
  navigation: [],
  routes: paths.map((path) => ({ path, title: 't', screen: async () => ({ Screen: () => null }), access: 'public' })),
  messages: { en: async () => ({}), hi: async () => ({}) },
});

describe('defineArea', () => {
  it('hands the definition through without loading a screen', () => {
    const definition = area(['/donate', '/receipts']);
    expect(defineArea(definition)).toBe(definition);
  });

  it('refuses a path twice and a path without its slash', () => {
    expect(() => defineArea(area(['/donate', '/donate']))).toThrow('declared twice');
    expect(() => defineArea(area(['donate']))).toThrow('must start with a slash');
  });
});
