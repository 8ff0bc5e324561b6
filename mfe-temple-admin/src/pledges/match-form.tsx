import { type PledgeQuestion, pledgeEndpoints, pledgeMatchSchema, type QuestionedPledge } from '@sannidhi/contracts';
import {
  Banner,
  Button,
  EmptyState,
  Facts,
  Form,
  formatCents,
  MoneyField,
  notify,
  SelectField,
  Stack,
  SubmitButton,
  useErrorSentence,
  useWrite,
} from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

interface MatchFormProps {
  question: PledgeQuestion;
  onDone: () => void;
}

/** Which pledge a gift keeps and how much of it, or none. */
export function MatchForm({ question, onDone }: MatchFormProps) {
  const text = useOfficeText('questions');
  const moments = useMoments();
  const match = useWrite(pledgeEndpoints.match);
  // Two pledges of one day and amount differ by what is due next, or by what the office noted.
  const optionOf = ({ amountCents, leftCents: left, createdAt, next, note }: QuestionedPledge) =>
    [
      text('form.option', { date: moments.short(createdAt), amount: formatCents(amountCents), left: formatCents(left) }),
      next ? text('form.optionDue', { date: moments.day(next.dueOn) }) : text('form.optionNoDue'),
      ...(note ? [note] : []),
    ].join(' · ');
  const { id, orderId, receivedAt, leftCents, pledges, fund } = question;
  const [first] = pledges;
  return (
    <Stack spacing={3}>
      <Banner kind="info">{text(`why.${question.question}`)}</Banner>
      <Facts
        facts={[
          {
            label: text('form.gift'),
            value: (
              <Link to={`/temple-admin/donations?gift=${orderId}`}>
                {text('form.giftOf', { date: moments.received(receivedAt), amount: formatCents(leftCents) })}
              </Link>
            ),
          },
          { label: text('column.fund'), value: fund.name },
        ]}
      />
      {first ? (
        <Form
          label={text('form.title')}
          schema={pledgeMatchSchema}
          initialValues={{
            pledgeId: pledges.length === 1 ? first.id : '',
            amountCents: pledges.length === 1 ? Math.min(leftCents, first.leftCents) : leftCents,
          }}
          onSubmit={async (body) => {
            await match.mutateAsync({ params: { matchId: id }, body });
            notify({ kind: 'success', title: text('form.done', { amount: formatCents(body.amountCents) }) });
            onDone();
          }}
        >
          <SelectField
            name="pledgeId"
            label={text('form.pledge')}
            placeholder={text('form.choose')}
            choices={pledges.map((pledge) => ({
              value: pledge.id,
              label: optionOf(pledge),
            }))}
          />
          <MoneyField
            compact
            name="amountCents"
            label={text('form.amount')}
            help={text('form.amountHelp', { amount: formatCents(leftCents) })}
          />
          <Row align="end">
            <DismissButton question={question} onDone={onDone} />
            <SubmitButton busy={text('form.busy')}>{text('form.submit')}</SubmitButton>
          </Row>
        </Form>
      ) : (
        <EmptyState plain title={text('form.none')} action={<DismissButton question={question} onDone={onDone} />}>
          {text('form.noneMore', { fund: fund.name })}
        </EmptyState>
      )}
    </Stack>
  );
}

function DismissButton({ question, onDone }: MatchFormProps) {
  const text = useOfficeText('questions');
  const sentence = useErrorSentence();
  const dismiss = useWrite(pledgeEndpoints.dismiss);
  const run = () =>
    dismiss.mutate(
      { params: { matchId: question.id } },
      {
        onSuccess: () => {
          notify({ kind: 'success', title: text('dismiss.done') });
          onDone();
        },
        onError: (error) => notify({ kind: 'error', title: text('dismiss.failed'), body: sentence(error) }),
      },
    );
  return (
    <Button variant="text" busy={dismiss.isPending && text('form.busy')} onClick={run}>
      {text('dismiss.button')}
    </Button>
  );
}
