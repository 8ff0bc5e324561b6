import { assignmentMessage, type WeekProposal as Proposal, type ProposedAssignment, priestAssignmentEndpoints } from '@sannidhi/contracts';
import { Banner, Button, Chip, EmptyState, Facts, notify, Skeletons, Stack, useErrorSentence, useMessage, useWrite } from '@sannidhi/kit';
import { useEffect } from 'react';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useServiceTime } from './use-service-time.ts';

interface WeekProposalProps {
  from: string;
  to: string;
  onDone: () => void;
}

/** Priests for every open service of the days shown; nobody is asked until the office confirms. */
export function WeekProposal({ from, to, onDone }: WeekProposalProps) {
  const text = useOfficeText('assignments');
  const sentence = useErrorSentence();
  const { mutate, data, error } = useWrite(priestAssignmentEndpoints.propose);
  useEffect(() => mutate({ body: { from, to } }), [mutate, from, to]);
  if (error) {
    return (
      <Banner
        kind="error"
        title={text('proposal.failed')}
        action={<Button onClick={() => mutate({ body: { from, to } })}>{text('proposal.again')}</Button>}
      >
        {sentence(error)}
      </Banner>
    );
  }
  if (!data) return <Skeletons />;
  if (data.items.length === 0) return <EmptyState title={text('proposal.empty')}>{text('proposal.emptyMore')}</EmptyState>;
  return <Confirmation proposal={data} onDone={onDone} />;
}

function Confirmation({ proposal, onDone }: { proposal: Proposal; onDone: () => void }) {
  const text = useOfficeText('assignments');
  const sentence = useErrorSentence();
  const offer = useWrite(priestAssignmentEndpoints.offerProposed);
  const filled = proposal.items.flatMap(({ slotId, position, priest }) =>
    priest ? [{ slotId, position, accountId: priest.accountId }] : [],
  );
  const confirm = async () => {
    const { offered, refused } = await offer.mutateAsync({ body: { items: filled } });
    const more = refused.length > 0 ? { body: text('proposal.refused', { count: refused.length }) } : {};
    notify({ kind: refused.length > 0 ? 'info' : 'success', title: text('proposal.done', { count: offered }), ...more });
    onDone();
  };
  return (
    <Stack spacing={4}>
      <PanelSection title={text('proposal.loads')}>
        <Facts
          ruled
          facts={proposal.loads.map(({ fullName, services, hours }) => ({
            label: fullName,
            value: text('proposal.load', { count: services, hours }),
          }))}
        />
      </PanelSection>
      <PanelSection title={text('proposal.services', { count: proposal.items.length })}>
        {proposal.items.map((item) => (
          <Proposed key={`${item.slotId}:${item.position}`} item={item} />
        ))}
      </PanelSection>
      {offer.error && <Banner kind="error">{sentence(offer.error)}</Banner>}
      <Row align="end">
        <Button variant="text" onClick={onDone}>
          {text('proposal.cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={filled.length === 0}
          busy={offer.isPending && text('proposal.busy')}
          onClick={() => void confirm()}
        >
          {text('proposal.offer', { count: filled.length })}
        </Button>
      </Row>
    </Stack>
  );
}

function Proposed({ item }: { item: ProposedAssignment }) {
  const text = useOfficeText('assignments');
  const when = useServiceTime();
  const say = useMessage();
  return (
    <div>
      <Row align="spread">
        <span>
          {item.service} <Secondary>{when(item)}</Secondary>
        </span>
        {item.priest ? (
          <b>{item.priest.fullName}</b>
        ) : (
          <Chip kind="warning" icon="warning">
            {text('proposal.nobody')}
          </Chip>
        )}
      </Row>
      {item.explanation && <Secondary>{say(assignmentMessage(item.explanation))}</Secondary>}
    </div>
  );
}
