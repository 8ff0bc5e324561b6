import { officeStatementEndpoints, STATEMENT_STATES, type StatementDonor, type StatementState } from '@sannidhi/contracts';
import {
  ChoiceFilter,
  type Column,
  moneyColumn,
  PageHeader,
  RecordListView,
  Stack,
  stateColumn,
  textColumn,
  useList,
  usePanel,
  useStateWord,
} from '@sannidhi/kit';
import { donorText } from '../office/donor-text.ts';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';
import { StatementDonorActions, StatementDonorFacts } from './statement-donor.tsx';
import { StatementSummaryCard } from './statement-summary.tsx';
import { lastYear, statementYears } from './statement-years.ts';

/** The donors of a year: what each gave, whether a statement reached them, and one button that sends what is missing. */
export function StatementsView() {
  const text = useOfficeText('statements');
  const stateWord = useStateWord();
  const { today } = useTemple();
  const donors = useList(officeStatementEndpoints.donors, { year: lastYear(today) });
  const { year, state } = donors.query;
  return (
    <RecordListView
      texts={text}
      list={donors}
      panel={usePanel('donor')}
      columns={useDonorColumns()}
      name={({ donorName }) => donorText(donorName)}
      head={
        <Stack spacing={2}>
          <PageHeader title={text('title')} lead={text('intro')} />
          <StatementSummaryCard year={Number(year)} />
        </Stack>
      }
      filters={
        <>
          <ChoiceFilter
            label={text('year')}
            value={String(year)}
            onChange={(value) => donors.set({ year: Number(value ?? lastYear(today)) })}
            choices={statementYears(today).map((value) => ({ value, label: value }))}
          />
          <ChoiceFilter
            label={text('column.state')}
            value={state}
            onChange={(value) => donors.set({ state: value as StatementState | undefined })}
            choices={STATEMENT_STATES.map((value) => ({ value, label: stateWord('statement', value) }))}
          />
        </>
      }
      record={(donor) => <StatementDonorFacts donor={donor} />}
      about={(donor) => ({ footer: <StatementDonorActions donor={donor} year={Number(year)} /> })}
    />
  );
}

function useDonorColumns(): Column<StatementDonor>[] {
  const text = useOfficeText('statements');
  return [
    textColumn('donor', text('column.donor'), ({ donorName }) => donorText(donorName), { phone: 'title' }),
    textColumn('reach', text('column.reach'), (donor) => donor.email ?? text(`reach.${donor.reach}`), { phone: 'detail' }),
    textColumn('gifts', text('column.gifts'), ({ giftCount }) => String(giftCount), { width: 96, low: true }),
    moneyColumn('total', text('column.total'), ({ totalCents }) => totalCents, { phone: 'value' }),
    moneyColumn('deductible', text('column.deductible'), ({ deductibleCents }) => deductibleCents, { low: true }),
    stateColumn(text('column.state'), 'statement', ({ state }) => state, { width: 140 }),
  ];
}

export { StatementsView as Screen };
