import { AFTER_OWNERSHIP, offerOwnershipSchema, type StaffMemberView, staffMemberEndpoints } from '@sannidhi/contracts';
import {
  Banner,
  Button,
  Facts,
  Form,
  IconLogout,
  IconStar,
  IconTrash,
  notify,
  SelectField,
  Stack,
  staffRoleWord,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { PanelSection, Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { WriteButton } from '../office/write-button.tsx';
import { RoleForm } from './role-form.tsx';
import { SecondRole } from './second-role.tsx';
import { useSecondRoleWords } from './use-second-role-words.ts';
import { WhatTheyMay } from './what-they-may.tsx';

interface StaffRecordProps {
  member: StaffMemberView;
  onDone: () => void;
}

/** One person on the staff: their role and, for owners, what can be changed about it. */
export function StaffRecord({ member, onDone }: StaffRecordProps) {
  const text = useOfficeText('staff.people');
  const moments = useMoments();
  const second = useSecondRoleWords();
  const { can, user } = useSession();
  const manages = can('staff:manage');
  const { email, lastSeenAt, roleName, self, lastOwner, firstDay, lastDay, ended, fullName: name } = member;
  return (
    <Stack spacing={4}>
      <Facts
        facts={[
          { label: text('column.role'), value: staffRoleWord(roleName) },
          ...(firstDay ? [{ label: text('role.firstDay'), value: moments.day(firstDay) }] : []),
          ...(lastDay ? [{ label: text('role.lastDay'), value: moments.day(lastDay) }] : []),
          ...(member.second && !(manages && !self) ? [{ label: text('second.title'), value: second(member.second) }] : []),
          { label: text('email'), value: email },
          { label: text('column.lastSeen'), value: lastSeenAt ? moments.relative(lastSeenAt) : text('never') },
        ]}
      />
      {ended && <Banner kind="warning">{text('endedMore', { name })}</Banner>}
      {firstDay && <Banner kind="info">{text('startsMore', { name, date: moments.day(firstDay) })}</Banner>}
      {self && <Banner kind="info">{text(lastOwner ? 'selfLastOwner' : 'self')}</Banner>}
      {manages && !self && (
        <>
          <PanelSection title={text('role.title')}>
            <RoleForm member={member} />
          </PanelSection>
          {member.role !== 'owner' && !ended && <SecondRole key={JSON.stringify(member.second)} member={member} />}
          {user?.staffRole === 'owner' && member.role !== 'owner' && <Ownership member={member} />}
          <PanelSection title={text('access.title')}>
            <Access member={member} onDone={onDone} />
          </PanelSection>
        </>
      )}
      <WhatTheyMay key={member.role} member={member} />
    </Stack>
  );
}

function Ownership({ member }: { member: StaffMemberView }) {
  const text = useOfficeText('staff.people.ownership');
  const moments = useMoments();
  const [offers, setOffers] = useState(false);
  const offer = useWrite(staffMemberEndpoints.offerOwnership);
  const withdraw = useWrite(staffMemberEndpoints.withdrawOwnership);
  const { id: staffId, fullName: name, ownershipOfferedUntil: until } = member;
  const params = { params: { staffId } };
  return (
    <PanelSection title={text('title')}>
      {until && <Banner kind="info">{text('offered', { name, until: moments.short(until) })}</Banner>}
      {until && <WriteButton label={text('withdraw')} write={() => withdraw.mutateAsync(params)} done={text('withdrawn')} />}
      {!until && !offers && (
        <Row>
          <Button icon={IconStar} onClick={() => setOffers(true)}>
            {text('offer')}
          </Button>
        </Row>
      )}
      {!until && offers && (
        <Form
          label={text('offer')}
          schema={offerOwnershipSchema}
          initialValues={{ after: 'owner' as const }}
          onSubmit={async (body) => {
            await offer.mutateAsync({ ...params, body });
            notify({ kind: 'success', title: text('sent', { name }) });
            setOffers(false);
          }}
        >
          <SelectField
            name="after"
            label={text('after.label')}
            choices={AFTER_OWNERSHIP.map((value) => ({ value, label: text(`after.${value}`) }))}
          />
          <Banner kind="warning">{text('effect', { name })}</Banner>
          <FormEnd onCancel={() => setOffers(false)} submit={text('offer')} />
        </Form>
      )}
    </PanelSection>
  );
}

function Access({ member, onDone }: StaffRecordProps) {
  const text = useOfficeText('staff.people.access');
  const [asks, setAsks] = useState(false);
  const signOut = useWrite(staffMemberEndpoints.signOut);
  const remove = useWrite(staffMemberEndpoints.remove);
  const { id: staffId, fullName: name } = member;
  const params = { params: { staffId } };
  if (asks)
    return (
      <Stack spacing={2}>
        <Banner kind="warning">{text('removeEffect', { name })}</Banner>
        <Row align="end">
          <Button variant="text" onClick={() => setAsks(false)}>
            {text('keep')}
          </Button>
          <WriteButton
            destructive
            label={text('remove')}
            done={text('removed', { name })}
            write={async () => {
              await remove.mutateAsync(params);
              onDone();
            }}
          />
        </Row>
      </Stack>
    );
  return (
    <Row>
      <WriteButton icon={IconLogout} label={text('signOut')} done={text('signedOut', { name })} write={() => signOut.mutateAsync(params)} />
      <Button variant="destructive" icon={IconTrash} onClick={() => setAsks(true)}>
        {text('remove')}
      </Button>
    </Row>
  );
}
