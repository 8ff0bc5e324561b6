import { chargeFailureMessage, type PlanDate, type PlanDetail, planEndpoints } from '@sannidhi/contracts';
import { Banner, Chip, Facts, formatCents, ScreenStates, Stack, StatusChip, useMessage, useRead, useSession } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { usePlanWords } from './use-plan-words.ts';

/** One plan: what it gives, its card, the dates ahead, and every charge with what became of it. */
export function PlanRecord({ planId }: { planId: string }) {
  const text = useOfficeText('plans');
  const plan = useRead(planEndpoints.detail, { params: { planId } });
  return (
    <ScreenStates query={plan} failedTitle={text('failedOne')}>
      {(loaded) => (
        <>
          <Problem plan={loaded} />
          <What plan={loaded} />
          <Ahead plan={loaded} />
          <Charges plan={loaded} />
        </>
      )}
    </ScreenStates>
  );
}

/** What holds it up. The donor is the one who can change it, so the office learns what to tell them. */
function Problem({ plan: { waitsForCard, failure, dates, sells } }: { plan: PlanDetail }) {
  const text = useOfficeText('plans');
  const sentenceOf = useMessage();
  const moments = useMoments();
  if (waitsForCard) return <Banner kind="info">{text('waitsForCardMore')}</Banner>;
  if (!failure) return null;
  const retryAt = dates.find((date) => date.retryAt)?.retryAt;
  return (
    <Banner kind="warning" title={sentenceOf(chargeFailureMessage(failure, sells))}>
      {retryAt ? text('retry', { when: moments.relative(retryAt) }) : text('waitsForDonor')}
    </Banner>
  );
}

function What({ plan }: { plan: PlanDetail }) {
  const text = useOfficeText('plans');
  const wordsOf = usePlanWords();
  const moments = useMoments();
  const { rule, startsOn, endsOn, endsAfter, placeName, lines, totalCents, card, legalName, email, anonymous } = plan;
  const ends = endsOn ? moments.day(endsOn) : endsAfter ? text('endsAfter', { count: endsAfter }) : text('endsNever');
  return (
    <PanelSection title={text('what')}>
      <Facts
        facts={[
          { label: text('column.often'), value: wordsOf(rule, startsOn) },
          ...lines.map(({ label, amountCents, open }) => ({
            label,
            value: (
              <>
                {formatCents(amountCents)} {!open && <Chip icon="lock">{text('closed')}</Chip>}
              </>
            ),
          })),
          { label: text('total'), value: formatCents(totalCents) },
          { label: text('starts'), value: moments.day(startsOn) },
          { label: text('ends'), value: ends },
          { label: text('place'), value: placeName },
          { label: text('card'), value: card?.label ?? text('noCard') },
          { label: text('receiptName'), value: legalName },
          { label: text('email'), value: email },
          { label: text('publish'), value: anonymous ? text('anonymous') : '' },
        ]}
      />
    </PanelSection>
  );
}

function Ahead({ plan: { upcoming } }: { plan: PlanDetail }) {
  const text = useOfficeText('plans');
  const moments = useMoments();
  if (upcoming.length === 0) return null;
  return (
    <PanelSection title={text('ahead')}>
      <Stack component="ul" spacing={1} sx={{ padding: 0, margin: 0, listStyle: 'none' }} aria-label={text('ahead')}>
        {upcoming.map(({ n, on, skipped }) => (
          <li key={n}>
            <Row align="spread">
              {moments.day(on)}
              {skipped && <StatusChip of="occurrence" state="skipped" />}
            </Row>
          </li>
        ))}
      </Stack>
    </PanelSection>
  );
}

function Charges({ plan: { dates, sells } }: { plan: PlanDetail }) {
  const text = useOfficeText('plans');
  return (
    <PanelSection title={text('charges')}>
      {dates.length === 0 ? (
        <Secondary>{text('noCharges')}</Secondary>
      ) : (
        <Stack component="ul" spacing={2} sx={{ padding: 0, margin: 0, listStyle: 'none' }} aria-label={text('charges')}>
          {dates.map((date) => (
            <Charge key={date.n} date={date} sells={sells} />
          ))}
        </Stack>
      )}
    </PanelSection>
  );
}

function Charge({ date, sells }: { date: PlanDate; sells: PlanDetail['sells'] }) {
  const { on, status, totalCents, orderId, failure, attempts } = date;
  const text = useOfficeText('plans');
  const moments = useMoments();
  const sentenceOf = useMessage();
  const { can } = useSession();
  const amount = totalCents === null ? '' : formatCents(totalCents);
  const linked = orderId && status === 'succeeded' && can('donations:read');
  return (
    <li>
      <Row align="spread">
        <span>
          {moments.day(on)} {linked ? <Link to={`/temple-admin/donations?gift=${orderId}`}>{amount}</Link> : amount}
        </span>
        <StatusChip of="occurrence" state={status} />
      </Row>
      {failure && (
        <Secondary>
          {sentenceOf(chargeFailureMessage(failure, sells))} {attempts > 1 && text('attempts', { count: attempts })}
        </Secondary>
      )}
    </li>
  );
}
