import { Secret } from 'otpauth';
import { codeAt, newTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** The secret and the last six digits of the test vectors in RFC 6238, appendix B. */
const SECRET = Secret.fromUTF8('12345678901234567890').base32;

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('knows the code of RFC 6238 at second %d', (second, code, step) => {
  const at = new Date(second * 1000);
  expect(codeAt(SECRET, at)).toBe(code);
  expect(stepOfCode(SECRET, code, at)).toBe(step);
});

it('takes the codes beside the current one, by their own steps, and none further off', () => {
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
  const step = stepOfCode(SECRET, codeAt(SECRET, at(0)), at(0))!;
  expect(stepOfCode(SECRET, codeAt(SECRET, at(0)), at(30))).toBe(step);
  expect(stepOfCode(SECRET, codeAt(SECRET, at(30)), at(0))).toBe(step + 1);
  expect(stepOfCode(SECRET, codeAt(SECRET, at(0)), at(61))).toBeUndefined();
  expect(stepOfCode(SECRET, codeAt(SECRET, at(61)), at(0))).toBeUndefined();
});

it('makes secrets of 160 bits and an address that names the platform and the person', () => {
  const secret = newTotpSecret();
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = totpUri(secret, 'meera@example.test');
  expect(uri).toContain('otpauth://totp/Sannidhi:meera%40example.test?issuer=Sannidhi');
  expect(uri).toContain(`secret=${secret}`);
});
