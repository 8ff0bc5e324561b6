import { KeyRing } from './key-ring.ts';

const [OLD, NEW] = ['an older key that only tests use, long', 'a newer key that only tests use, long'] as const;
const before = new KeyRing({ secretKeys: [OLD] });
const during = new KeyRing({ secretKeys: [NEW, OLD] });
const after = new KeyRing({ secretKeys: [NEW] });

it('opens what a previous key sealed, says so, and seals with the newest', () => {
  const sealed = before.seal('probe', 'JBSWY3DPEHPK3PXP');
  expect(during.open('probe', sealed)).toEqual({ text: 'JBSWY3DPEHPK3PXP', isCurrent: false });
  expect(after.open('probe', sealed)).toBeUndefined();
  expect(during.open('another purpose', sealed)).toBeUndefined();
  expect(after.open('probe', during.seal('probe', 'JBSWY3DPEHPK3PXP'))).toEqual({ text: 'JBSWY3DPEHPK3PXP', isCurrent: true });
});

it('takes hashes of every key and makes those of the newest', () => {
  const signature = before.hash('probe', 'value').slice(0, 32);
  expect(during.matches('probe', 'value', signature, 32)).toBe(true);
  expect(after.matches('probe', 'value', signature, 32)).toBe(false);
  expect(during.matches('probe', 'value', '', 32)).toBe(false);
  expect(during.matches('probe', 'other', signature, 32)).toBe(false);
  expect(during.hashes('probe', 'value')).toEqual([after.hash('probe', 'value'), before.hash('probe', 'value')]);
});
