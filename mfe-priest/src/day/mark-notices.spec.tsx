import { buildPriest, renderScreen } from '@sannidhi/kit/testing';
import { screen, within } from '@testing-library/react';
import area from '../area.ts';
import type { MarkNotice } from './kept-notices.ts';
import { MarkNotices } from './mark-notices.tsx';

const MARK = {
  key: 'k',
  service: 'Lamp pooja',
  at: '2026-11-20T11:58:00.000Z',
  note: 'With all names',
  kinds: [],
  refusal: null,
  of: 'mark' as const,
};
const onDismiss = jest.fn();
const draw = (notice: Partial<MarkNotice>) =>
  renderScreen(<MarkNotices notices={[{ ...MARK, ...notice }]} onDismiss={onDismiss} />, {
    at: '/priest/dashboard',
    user: buildPriest(),
    messages: { [area.name]: area.messages },
  });

it('says why a mark was refused, with its note, until it is dismissed', async () => {
  const api = { statusCode: 409, code: 'service-not-begun', message: 'This service hasn’t begun yet.', requestId: 'r' } as const;
  const { user } = await draw({ refusal: { status: 409, api } });
  const notice = within(await screen.findByRole('status'));
  expect(notice.getByText('We couldn’t mark Lamp pooja')).toBeVisible();
  expect(notice.getByText(/hasn’t begun yet/)).toBeVisible();
  expect(notice.getByText(/With all names/)).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Dismiss the notice about Lamp pooja' }));
  expect(onDismiss).toHaveBeenCalledWith('k');
});

it('says that a service is performed whose photo was refused', async () => {
  const api = { statusCode: 413, code: 'request-too-large', message: 'This is too large.', requestId: 'r' } as const;
  await draw({ of: 'photo', refusal: { status: 413, api } });
  expect(await screen.findByText('We couldn’t add the photo to Lamp pooja')).toBeVisible();
  expect(screen.getByText(/The service is marked as performed, without the photo/)).toBeVisible();
  expect(screen.queryByText('We couldn’t mark Lamp pooja')).toBeNull();
});

it('says what the office had done to a service by the time its mark arrived', async () => {
  await draw({ kinds: ['not-theirs'] });
  expect(await screen.findByText('The office changed Lamp pooja in the meantime')).toBeVisible();
  expect(screen.getByText(/no family is marked as performed yet/)).toBeVisible();
});
