import type { FamilyMember } from '@sannidhi/contracts';
import { Button, Dialog, EmptyState, IconCalendar, IconPlus, IconTrash, Page, PageHeader, ScreenStates, styled } from '@sannidhi/kit';
import { useState } from 'react';
import { MemberRow } from '../family/member-row.tsx';
import { useFamily } from '../family/use-family.ts';
import { useTexts } from '../use-texts.ts';

const List = styled('ul')({ display: 'grid', gap: 12, padding: 0, margin: 0, listStyle: 'none' });

/** The devotee's family: names, gotras and birth stars for poojas and for the family's own calendar. */
function Family() {
  const text = useTexts();
  const { query, remove, busy } = useFamily();
  const [leaving, setLeaving] = useState<FamilyMember>();
  const add = (
    <Button variant="primary" icon={IconPlus} to="/devotee/add-family-member">
      {text('family.add')}
    </Button>
  );
  const days = (
    <Button icon={IconCalendar} to="/devotee/family-panchanga">
      {text('family.openDays')}
    </Button>
  );
  return (
    <Page reading>
      <PageHeader
        title={text('family.heading')}
        lead={text('family.lead')}
        actions={
          query.data?.length ? (
            <>
              {days}
              {add}
            </>
          ) : undefined
        }
      />
      <ScreenStates
        query={query}
        failedTitle={text('family.failed')}
        isEmpty={(members) => members.length === 0}
        empty={
          <EmptyState title={text('family.empty')} action={add}>
            {text('family.emptyHelp')}
          </EmptyState>
        }
      >
        {(members) => (
          <List>
            {members.map((member) => (
              <MemberRow key={member.id} member={member} busy={busy} onRemove={() => setLeaving(member)} />
            ))}
          </List>
        )}
      </ScreenStates>
      <ConfirmRemoval
        member={leaving}
        onClose={() => setLeaving(undefined)}
        onRemove={(member) => {
          setLeaving(undefined);
          void remove(member);
        }}
      />
    </Page>
  );
}

interface ConfirmProps {
  member: FamilyMember | undefined;
  onClose: () => void;
  onRemove: (member: FamilyMember) => void;
}

function ConfirmRemoval({ member, onClose, onRemove }: ConfirmProps) {
  const text = useTexts();
  const name = member?.name ?? '';
  return (
    <Dialog
      open={member !== undefined}
      title={text('family.confirm', { name })}
      onClose={onClose}
      answers={
        <>
          <Button onClick={onClose}>{text('family.keep', { name })}</Button>
          <Button variant="destructive" icon={IconTrash} onClick={() => member && onRemove(member)}>
            {text('family.removeOf', { name })}
          </Button>
        </>
      }
    >
      {text('family.confirmHelp')}
    </Dialog>
  );
}

export { Family as Screen };
