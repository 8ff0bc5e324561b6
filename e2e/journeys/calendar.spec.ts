import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { holdBack } from '../harness/hold-back.ts';
import { expect, test } from '../harness/test.ts';

/** Half a year ahead, where the demo has nothing of the office's own. */
const DAY = new Date(Date.now() + 26 * 7 * 86_400_000);
const DATE = DAY.toISOString().slice(0, 10);
const SHOWN = DAY.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
/** Whether a hall is free then, and its next free times. */
const TIMES = '**/api/temple-admin/resources/*/times?*';
const [FIRST, SECOND] = ['Kuchipudi rehearsal', 'Bhajan practice'];

test('the office books a hall, is told what is there, and moves a booking to the next free time by keyboard', async ({
  page,
  platform,
  look,
}) => {
  const hall = `Pavilion ${Date.now()}`;
  await enterAs(page, await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
  await page.goto('/temple-admin/calendar?view=places');
  await page
    .getByRole('button', { name: 'Add a hall' })
    .or(page.getByRole('link', { name: 'Add a hall' }))
    .first()
    .click();
  const place = page.getByRole('form', { name: 'Add a hall' });
  await place.getByLabel('Name').fill(hall);
  await place.getByLabel('Kind').selectOption({ label: 'Hall' });
  await place.getByLabel('Opens').selectOption('22:00');
  await place.getByLabel('Closes').selectOption('06:00');
  await place.getByRole('button', { name: 'Add hall' }).click();
  await expect(place.getByText('It closes before it opens. Choose a later time.')).toBeVisible();
  await place.getByLabel('Opens').selectOption('06:00');
  await place.getByLabel('Closes').selectOption('22:00');
  await place.getByLabel('Setup in minutes').fill('30');
  await look('hall-form');
  await place.getByRole('button', { name: 'Add hall' }).click();
  await expect(page.getByText(`${hall} saved`)).toBeVisible();

  const book = async (title: string, time: string) => {
    await page.goto(`/temple-admin/calendar?show=day&date=${DATE}&entry=new`);
    const form = page.getByRole('form', { name: 'Book a hall' });
    await form.getByLabel('What it’s for').fill(title);
    await form.getByLabel('Place').selectOption({ label: hall });
    await form.getByLabel('Starts').fill(time);
    return form;
  };
  const answer = await holdBack(page, TIMES);
  const first = await book(FIRST, '18:00');
  const press = first.getByRole('button', { name: 'Book', exact: true });
  const before = await press.boundingBox();
  answer();
  await expect(first.getByText(`${hall} is free from 5:30 PM to 7:00 PM`, { exact: false })).toBeVisible();
  expect(await press.boundingBox(), 'what is about to be pressed stays where it is').toEqual(before);
  await press.click();
  await expect(page.getByText(`${FIRST} booked`)).toBeVisible();

  const second = await book(SECOND, '18:30');
  await expect(second.getByText(new RegExp(`^${FIRST} has ${hall}`))).toBeVisible();
  await second.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(second.getByText(new RegExp(`${FIRST} has ${hall} then`)).first()).toBeVisible();
  await second.getByRole('button', { name: new RegExp(`${SHOWN}\\b.*7:30 PM`) }).click();
  await second.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText(`${SECOND} booked`)).toBeVisible();

  await page.goto(`/temple-admin/calendar?show=day&date=${DATE}`);
  await page.getByRole('button', { name: new RegExp(`^${SECOND}`) }).focus();
  await page.keyboard.press('m');
  const move = page.getByRole('form', { name: 'Move to…' });
  await move.getByLabel('Starts').fill('20:00');
  await expect(move.getByText(/is free from 7:30 PM to 9:00 PM/)).toBeVisible();
  await look('move-to');
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(`${SECOND} moved`)).toBeVisible();
  // The panel says it too, and on a phone it is the page until it is closed.
  await expect(page.getByRole('complementary', { name: SECOND }).getByText('8:00 PM – 9:00 PM')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: new RegExp(`^${SECOND}, 8:00 PM`) })).toBeVisible();
});
