import { BANK_ACCOUNT, paidWithOf } from '@sannidhi/contracts';
import { paidWithIn } from './paid-with.ts';

const said = (key: string, params?: object) => JSON.stringify([key, params]);

it('names a bank account whose bank isn’t known in the reader’s language, and a bank by its name', () => {
  const text = said as never;
  expect(paidWithIn(paidWithOf(BANK_ACCOUNT, '6789'), text)).toContain(JSON.stringify(said('thanks.bankAccount')).slice(1, -1));
  expect(paidWithIn(paidWithOf('Chase', '6789'), text)).toContain('Chase');
  expect(paidWithIn('Cash', text)).toBe('Cash');
});
