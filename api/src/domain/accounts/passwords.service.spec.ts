import { PasswordsService } from './passwords.service.ts';

const FLOOD = 260;

it('knows a password again and no other', async () => {
  const passwords = new PasswordsService();
  const hash = await passwords.hash('Namaste-108');
  expect([await passwords.matches(hash, 'Namaste-108'), await passwords.matches(hash, 'namaste-108')]).toEqual([true, false]);
  expect(await passwords.matches(undefined, 'Namaste-108')).toBe(false);
});

it('refuses a flood what would wait for seconds, does the rest, and has room again afterwards', async () => {
  const passwords = new PasswordsService();
  const tries = await Promise.allSettled(Array.from({ length: FLOOD }, () => passwords.matches(undefined, 'guess')));
  const refused = tries.filter((each) => each.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(FLOOD - 204);
  expect(refused.every(({ reason }) => reason.code === 'unavailable' && reason.retryAfterSeconds === 5)).toBe(true);
  expect(tries.length - refused.length).toBeGreaterThan(200);
  await expect(passwords.hash('Namaste-108')).resolves.toMatch(/^\$argon2id\$/);
});
