import { screen, within } from '@testing-library/react';
import { renderScreen } from '../testing/index.ts';
import { BarChart } from './bar-chart.tsx';

let saved: Blob | undefined;
const original = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
beforeEach(() => {
  saved = undefined;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:chart';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => {
  URL.createObjectURL = original.create;
  URL.revokeObjectURL = original.revoke;
  jest.restoreAllMocks();
});

const chart = (
  <BarChart
    stacked
    title="Giving by fund"
    summary="Giving rose to $3,000.50."
    labels={['Nov 9', 'Nov 16']}
    series={[
      { name: 'General', values: [120_000, 200_050] },
      { name: '=Annadanam, daily', values: [0, 100_000] },
    ]}
  />
);
const lettersOf = (plot: HTMLElement) => [...plot.querySelectorAll('text')].map((letters) => letters.textContent);

it('writes whole dollars on its axis, and cents only where there are some', async () => {
  await renderScreen(chart);
  const letters = lettersOf(screen.getByRole('img', { name: 'Giving rose to $3,000.50.' }));
  expect(letters).toEqual(expect.arrayContaining(['$0', '$2,000', '$4,000', '$3,000.50']));
  expect(letters.filter((one) => one?.endsWith('.00'))).toEqual([]);
});

it('shows the same numbers as a table', async () => {
  const { user } = await renderScreen(chart);
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const table = screen.getByRole('table', { name: 'Giving by fund' });
  expect(within(table).getByRole('row', { name: 'Nov 16 $2,000.50 $1,000.00' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('hands them out as CSV with plain dollars and no formulas', async () => {
  const { user } = await renderScreen(chart);
  await user.click(screen.getByRole('button', { name: 'CSV: Giving by fund' }));
  const bytes = await new Promise<string>((read) => {
    const reader = new FileReader();
    reader.onload = () => read(String(reader.result));
    reader.readAsText(saved!);
  });
  expect(bytes).toBe(
    ['"",General (USD),"\'=Annadanam, daily (USD)"'.slice(2), 'Nov 9,1200.00,0.00', 'Nov 16,2000.50,1000.00'].join('\r\n'),
  );
});
