import { trustOwnScripts } from './trusted-types.ts';

type Rule = (given: string) => string;

/** The rules of the policy that the page creates. */
function rules(): Record<'createHTML' | 'createScriptURL', Rule> {
  const createPolicy = jest.fn();
  trustOwnScripts({ trustedTypes: { defaultPolicy: null, createPolicy } });
  expect(createPolicy.mock.calls[0][0]).toBe('default');
  return createPolicy.mock.calls[0][1];
}

it.each([
  '/assets/main.1a2b3c4d.js',
  'http://localhost/remotes/mfe-priest/0123456789abcdef/remoteEntry.1a2b3c4d.js?attempt=2',
  '/service-worker.js',
])('allows the script %s', (address) => expect(rules().createScriptURL(address)).toBe(address));

it.each([
  'https://evil.example/assets/main.1a2b3c4d.js',
  '//evil.example/assets/main.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/0f0f',
  '/api/devotee/documents/42.js',
  '/remotes/mfe-priest/0123456789abcdef/../../../api/x.js',
  '/assets/notes.txt',
])('refuses the script %s', (address) => expect(() => rules().createScriptURL(address)).toThrow(TypeError));

it('turns no text into markup or code, except the one that toasts’ styles start with', () => {
  expect(rules().createHTML(' ')).toBe(' ');
  for (const markup of ['', '<b>x</b>', '<img src=x onerror=alert(1)>']) expect(() => rules().createHTML(markup)).toThrow(TypeError);
  // A policy without this rule allows none.
  expect(rules()).not.toHaveProperty('createScript');
});

it('keeps the policy of the script that started the page', () => {
  const createPolicy = jest.fn();
  trustOwnScripts({ trustedTypes: { defaultPolicy: {}, createPolicy } });
  trustOwnScripts({});
  expect(createPolicy).not.toHaveBeenCalled();
});
