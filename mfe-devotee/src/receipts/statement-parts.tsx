import type { StatementPerson, YearStatement } from '@sannidhi/contracts';
import { Card, Facts, formatCents, Typography } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { StatementTable } from './statement-table.tsx';

/** What one legal person gave, temple by temple, and in total. */
export function PersonSection({ person, statement }: { person: StatementPerson; statement: YearStatement }) {
  const text = useTexts();
  const { legalName, temples } = person;
  return (
    <>
      <Typography component="h2" variant="h2">
        {text('statement.for', { name: legalName, year: statement.year })}
      </Typography>
      {temples.map((temple) => (
        <Card key={temple.slug} title={temple.legalName} aside={<span>{text('statement.ein', { ein: temple.ein })}</span>}>
          <StatementTable temple={temple} />
        </Card>
      ))}
      <TotalCard title={text('statement.totalFor', { name: legalName })} sums={person} statement={statement} />
    </>
  );
}

/** Everybody's gifts together, temple by temple. */
export function HouseholdCard({ statement }: { statement: YearStatement }) {
  const text = useTexts();
  const { household, persons } = statement;
  const temples = household.map(({ slug, legalName, totalCents }) => ({ key: slug, label: legalName, value: formatCents(totalCents) }));
  return (
    <Card title={text('statement.household')}>
      <p>{text('statement.householdHelp', { names: persons.map(({ legalName }) => legalName).join(', ') })}</p>
      <Facts ruled facts={[...temples, ...sumFacts(statement, text, statement.temple?.legalName || text('statement.overall'))]} />
    </Card>
  );
}

interface Sums {
  totalCents: number;
  deductibleCents: number;
}

function TotalCard({ title, sums, statement }: { title: string; sums: Sums; statement: YearStatement }) {
  const text = useTexts();
  return (
    <Card title={title}>
      <Facts ruled facts={sumFacts(sums, text, statement.temple?.legalName || text('statement.overall'))} />
    </Card>
  );
}

const sumFacts = ({ totalCents, deductibleCents }: Sums, text: ReturnType<typeof useTexts>, label: string) => [
  { label, value: formatCents(totalCents) },
  { label: text('statement.deductible'), value: <b>{formatCents(deductibleCents)}</b> },
];
