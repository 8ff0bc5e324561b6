import { renderScreen } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import { loadShellMessages } from '../shell-messages.ts';
import { PrivacyPage, TermsPage } from './legal-page.tsx';

beforeAll(() => loadShellMessages());

it.each([
  ['what STOP, HELP and START do', /Reply STOP .*at once.*Reply START .*HELP for help/],
  ['every word that ends them', /QUIT, END, REVOKE, OPT OUT, CANCEL and UNSUBSCRIBE/],
  ['how often texts come, and what they may cost', /a few times a month.*Message and data rates may apply/],
  ['that nobody has to agree to them', /never a condition of giving or booking/],
])('the terms of texts say %s (CTIA)', async (_, said) => {
  await renderScreen(<TermsPage />, { at: '/terms-of-use' });
  expect(screen.getByText(said)).toBeVisible();
});

it('the privacy policy names what is kept of messages, and that a number is not passed on', async () => {
  await renderScreen(<PrivacyPage />, { at: '/privacy-policy' });
  expect(
    screen.getByText(/emails that came back and texts that didn’t arrive.*count which links you follow.*never shared with or sold/),
  ).toBeVisible();
});
