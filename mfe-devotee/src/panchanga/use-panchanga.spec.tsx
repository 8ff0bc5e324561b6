import { renderScreen } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import { usePanchanga } from './use-panchanga.ts';

const EDISON = { latitude: 40.5187, longitude: -74.4121, timeZone: 'America/New_York' };

function Tithi({ year }: { year: number }) {
  const { data, error } = usePanchanga(EDISON, { from: year, to: year });
  if (error) return <p>{error.message}</p>;
  if (!data) return <p>Waiting</p>;
  const day = data.calendar.day(`${year}-11-20`);
  return (
    <>
      <p>{data.nameOf('tithi', day.atSunrise.tithi)}</p>
      <p>{[...day.festivals, ...day.vratas].map((one) => data.spoken(one).name).join(', ')}</p>
    </>
  );
}

it('reads the sky over a place once the library is here', async () => {
  await renderScreen(<Tithi year={2026} />);
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByText('Ekadashi')).toBeVisible();
  expect(screen.getByText(/Prabodhini/)).toBeVisible();
});

it('speaks the reader’s language', async () => {
  await renderScreen(<Tithi year={2026} />, { language: 'hi' });
  expect(await screen.findByText('एकादशी')).toBeVisible();
});

it('says why a year is refused', async () => {
  await renderScreen(<Tithi year={1700} />);
  expect(await screen.findByText(/1900 to 2100/)).toBeVisible();
});
