import { isOpenPledge, type OwnPledge, type PledgeInstallment } from '@sannidhi/contracts';
import { Button, formatCents, formatDate, StatusChip, styled } from '@sannidhi/kit';
import { worded } from '../temples/worded.ts';
import { useTexts } from '../use-texts.ts';
import { PledgeActions } from './pledge-actions.tsx';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '16px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& h2': { ...theme.typography.h3 },
  '& small, & li span': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& ol': { padding: 0, margin: 0, listStyle: 'none' },
  '& ol li': { display: 'flex', justifyContent: 'space-between', gap: 16, padding: '4px 0' },
}));
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', justifyContent: 'space-between', alignItems: 'start' });

/** One pledge: fund and temple, how much is paid, its installments, and the next one to give. */
export function PledgeRow({ pledge }: { pledge: OwnPledge }) {
  const text = useTexts();
  const { temple, fund, status, amountCents, paidCents, byOffice, installments } = pledge;
  return (
    <Row>
      <Head>
        <div>
          <h2>{worded(fund).name}</h2>
          <small>
            {temple.name}
            {byOffice && `, ${text('pledges.byOffice')}`}
          </small>
        </div>
        <StatusChip of="pledge" state={status} />
      </Head>
      <strong>{text('pledges.paidOf', { paid: formatCents(paidCents), amount: formatCents(amountCents) })}</strong>
      {installments.length > 0 && (
        <ol aria-label={text('pledges.installments')}>
          {installments.map((installment) => (
            <Installment key={installment.id} installment={installment} />
          ))}
        </ol>
      )}
      {isOpenPledge(status) && (
        <>
          <PayButton pledge={pledge} />
          <PledgeActions pledge={pledge} />
        </>
      )}
    </Row>
  );
}

function Installment({ installment: { dueOn, amountCents, paidCents, overdue } }: { installment: PledgeInstallment }) {
  const text = useTexts();
  const words = paidCents === amountCents ? 'pledges.paid' : overdue ? 'pledges.overdue' : paidCents > 0 ? 'pledges.paidPart' : undefined;
  return (
    <li>
      <div>
        {formatDate(dueOn)}
        {words && <span>{text(words, { paid: formatCents(paidCents) })}</span>}
      </div>
      <strong>{formatCents(amountCents)}</strong>
    </li>
  );
}

/** Leads to the gift form, filled in: what the next installment lacks, or what is left without due dates. The amount says which. */
function PayButton({ pledge: { temple, fund, next, amountCents, paidCents } }: { pledge: OwnPledge }) {
  const text = useTexts();
  const cents = next?.leftCents ?? amountCents - paidCents;
  return (
    <div>
      <Button variant="ghost" to={`/devotee/donate?temple=${temple.slug}&fund=${fund.id}&cents=${cents}`}>
        {text('pledges.pay', { amount: formatCents(cents) })}
      </Button>
      <small style={{ marginTop: 4 }}>
        {next ? text('pledges.restOfDue', { date: formatDate(next.dueOn) }) : text('pledges.restOfAll')}
      </small>
    </div>
  );
}
