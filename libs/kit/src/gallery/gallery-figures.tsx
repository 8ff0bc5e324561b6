import { BarChart } from '../chart/bar-chart.tsx';
import { Card } from '../ui/card.tsx';
import { DateTile } from '../ui/date-tile.tsx';
import { Facts } from '../ui/facts.tsx';
import { Figure, Figures } from '../ui/figure.tsx';
import { LedgerTable } from '../ui/ledger-table.tsx';
import { CardColumns, PageHeader } from '../ui/page.tsx';
import { Specimen } from './specimen.tsx';

const WEEKS = ['Sep 28', 'Oct 5', 'Oct 12', 'Oct 19', 'Oct 26', 'Nov 2', 'Nov 9', 'Nov 16'];
const FUNDS = [
  { name: 'General', values: [420_000, 460_000, 620_000, 850_000, 520_000, 1_260_000, 740_000, 590_000] },
  { name: 'Annadanam', values: [180_000, 220_000, 340_000, 480_000, 290_000, 690_000, 380_000, 320_000] },
  { name: 'Building', values: [210_000, 100_000, 250_000, 290_000, 140_000, 440_000, 290_000, 160_000] },
];

/** Numbers, days, facts, books and charts. */
export function GalleryFigures() {
  return (
    <>
      <Specimen name="Figures and facts">
        <PageHeader title="Friday, November 20" lead="Kartika Shukla Ekadashi. 14 poojas today, 3 priests on duty." />
        <Figures>
          <Figure label="Gifts this month" value="$48,216.50" note="12.4% more than Nov 1–20, 2025" />
          <Figure label="Poojas today" value="14" note="4 performed, 1 needs a priest" />
        </Figures>
        <CardColumns min={240}>
          <Card title="Receipt">
            <Facts
              ruled
              facts={[
                { label: 'Receipt', value: <b>SKT-2026-004183</b> },
                { label: 'Purpose', value: 'Annadanam (food for all)' },
                { label: 'Date', value: 'Nov 20, 2026, 10:14 AM' },
              ]}
            />
          </Card>
          <Card title="Ledger">
            <LedgerTable
              lines={[
                { account: 'Clearing, card processor', debitCents: 5100, creditCents: 0 },
                { account: 'Processing fees', debitCents: 183, creditCents: 0 },
                { account: 'Fund, Annadanam', debitCents: 0, creditCents: 5283 },
              ]}
            />
          </Card>
          <DateTile date="2026-11-23" />
        </CardColumns>
      </Specimen>
      <Specimen name="Chart with table">
        <Card>
          <BarChart
            stacked
            title="Giving by fund, 8 weeks"
            summary="Giving rose to $23,900 in the week of Diwali and is at $10,700 this week."
            labels={WEEKS}
            series={FUNDS}
            notes={{ 5: 'Diwali' }}
          />
        </Card>
      </Specimen>
    </>
  );
}
