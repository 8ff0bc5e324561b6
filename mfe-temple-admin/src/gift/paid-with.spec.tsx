import { donationEndpoints } from '@sannidhi/contracts';
import type { MockNetwork } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import { DonationsScreen } from '../donations/donations-screen.tsx';
import { buildGift, buildGiftRow, buildSummary, page } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(donationEndpoints.list, page(buildGiftRow()));
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it.each([
  ['Visa ending 4242', 'Visa, अंत में 4242'],
  ['Bank account ending 6789', 'बैंक खाता, अंत में 6789'],
])('says %s in the reader’s language', async (paidWith, said) => {
  network.on(donationEndpoints.detail, buildGift({ paidWith })).on(donationEndpoints.summary, buildSummary());
  await renderOffice(DonationsScreen, { at: `/temple-admin/donations?gift=${buildGift().id}`, language: 'hi' });
  expect(await screen.findByText(said)).toBeVisible();
});
