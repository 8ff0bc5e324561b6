import { messagesOf } from '../message.ts';
import { donationNoun } from './donation.noun.ts';
import { unnamedDonor } from './unnamed-donor.ts';

const say = messagesOf(donationNoun);
const codes = Object.keys(donationNoun.messages).filter((code) => code.startsWith('donation.donor-'));

it.each(codes)('finds %s by its English label', (code) => {
  const { sentence } = say(code as 'donation.donor-guest', { ending: '0148' });
  expect(unnamedDonor(sentence)).toMatchObject({ code });
});

it('keeps the end of a guest’s phone, and leaves names alone', () => {
  expect(unnamedDonor('Guest, phone ending 0148')).toEqual({ code: 'donation.donor-guest', params: { ending: '0148' } });
  expect(unnamedDonor('Anonymous Rao')).toBeNull();
});
