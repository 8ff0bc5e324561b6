import { type StaffMemberView, staffMemberEndpoints, waitingInvitationsEndpoint } from '@sannidhi/contracts';
import {
  Button,
  Chip,
  type Column,
  IconAlertTriangle,
  IconCircleCheck,
  IconPlus,
  NEW_RECORD,
  RecordListView,
  Stack,
  staffRoleWord,
  textColumn,
  useList,
  usePanel,
  useRead,
  useSession,
} from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { StaffHead } from './staff-head.tsx';
import { StaffRecord } from './staff-record.tsx';
import { useSecondRoleWords } from './use-second-role-words.ts';

/** Everybody who works for the temple: role, second factor, and when each was last here. */
export function StaffView() {
  const panel = usePanel('person');
  return (
    <RecordListView
      texts={useOfficeText('staff.people')}
      head={<PeopleHead />}
      list={useList(staffMemberEndpoints.list)}
      panel={panel}
      columns={useStaffColumns()}
      name={({ fullName }) => fullName}
      record={(member) => <StaffRecord member={member} onDone={panel.close} />}
    />
  );
}

const INVITATIONS = '/temple-admin/users-roles?view=invitations';

/** The way to invite, and how many are invited: colleagues-to-be are looked for among the people. */
function PeopleHead() {
  const text = useOfficeText('staff.people');
  const waiting = useRead(waitingInvitationsEndpoint).data?.length ?? 0;
  const add = useSession().can('staff:manage') && (
    <Button variant="primary" icon={IconPlus} to={`${INVITATIONS}&invitation=${NEW_RECORD}`}>
      {text('invite')}
    </Button>
  );
  return (
    <Stack spacing={2}>
      <StaffHead view="people" actions={add} />
      {waiting > 0 && (
        <Secondary>
          <Link to={INVITATIONS}>{text('waiting', { count: waiting })}</Link>
        </Secondary>
      )}
    </Stack>
  );
}

function useStaffColumns(): Column<StaffMemberView>[] {
  const text = useOfficeText('staff.people');
  const moments = useMoments();
  const second = useSecondRoleWords();
  return [
    {
      key: 'person',
      header: text('column.person'),
      cell: ({ fullName, email, self }) => (
        <Stack sx={{ py: 1 }}>
          {self ? text('you', { name: fullName }) : fullName}
          <Secondary>{email}</Secondary>
        </Stack>
      ),
      full: ({ fullName, email }) => `${fullName}, ${email}`,
      phone: 'title',
    },
    {
      key: 'role',
      header: text('column.role'),
      cell: ({ roleName, lastOwner, firstDay, lastDay, ended, second: other }) => (
        <Stack sx={{ py: 1 }}>
          {staffRoleWord(roleName)}
          {firstDay && <Secondary>{text('from', { date: moments.day(firstDay) })}</Secondary>}
          {lastDay && <Secondary>{text(ended ? 'ended' : 'until', { date: moments.day(lastDay) })}</Secondary>}
          {other && <Secondary>{second(other)}</Secondary>}
          {lastOwner && <Secondary>{text('lastOwner')}</Secondary>}
        </Stack>
      ),
      phone: 'value',
    },
    {
      key: 'secondFactor',
      header: text('column.secondFactor'),
      cell: (member) => <SecondFactor {...member} />,
      width: 180,
      low: true,
      phone: 'status',
    },
    textColumn('lastSeen', text('column.lastSeen'), ({ lastSeenAt }) => (lastSeenAt ? moments.relative(lastSeenAt) : text('never')), {
      width: 170,
      phone: 'detail',
    }),
  ];
}

function SecondFactor({ secondFactorAt, secondFactorNeeded }: StaffMemberView) {
  const text = useOfficeText('staff.people');
  if (secondFactorAt)
    return (
      <Chip kind="success" icon={IconCircleCheck}>
        {text('secondFactor.on')}
      </Chip>
    );
  if (!secondFactorNeeded) return <Secondary>{text('secondFactor.off')}</Secondary>;
  return (
    <Chip kind="warning" icon={IconAlertTriangle}>
      {text('secondFactor.missing')}
    </Chip>
  );
}

export { StaffView as Screen };
