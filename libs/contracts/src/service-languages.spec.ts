import { languageName, SERVICE_LANGUAGES } from './service-languages.ts';

it('names each language, where the browser has no name for one too', () => {
  const names = jest.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((code) => (code === 'tcy' ? code : `${code}’s name`));
  for (const code of SERVICE_LANGUAGES) expect(languageName(code)).not.toBe(code);
  expect(languageName('tcy', 'kn')).toBe('ತುಳು');
  names.mockRestore();
});
