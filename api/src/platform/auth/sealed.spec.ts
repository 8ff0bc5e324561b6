import { seal, unseal } from './sealed.ts';

const KEY = 'a key that only tests use, long enough';

it('opens what it sealed, and seals the same text differently each time', () => {
  const sealed = seal(KEY, 'probe', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(unseal(KEY, 'probe', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(seal(KEY, 'probe', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
});

it('opens nothing for another key or purpose, or after a change', () => {
  const sealed = seal(KEY, 'probe', 'secret');
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1]! ^= 1;
  expect(() => unseal(`${KEY}!`, 'probe', sealed)).toThrow();
  expect(() => unseal(KEY, 'another', sealed)).toThrow();
  expect(() => unseal(KEY, 'probe', changed.toString('base64url'))).toThrow();
});
