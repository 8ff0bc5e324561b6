import { type SignUpRow, shiftAssignmentEndpoints } from '@sannidhi/contracts';
import { Facts, RecordListView, Stack, textColumn, useList, usePanel } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { ReviewSignUp } from './shift-people.tsx';

/** Sign-ups that wait for the coordinator, oldest first. */
export function SignUpsView() {
  const text = useOfficeText('signUps');
  const volunteers = useOfficeText('volunteers');
  const moments = useMoments();
  const missing = ({ missing: { requirements, skills } }: SignUpRow) =>
    [...requirements.map((kind) => volunteers(`requirement.${kind}`)), ...skills].join(', ');
  return (
    <RecordListView
      texts={text}
      list={useList(shiftAssignmentEndpoints.signUps)}
      panel={usePanel('sign-up')}
      columns={[
        textColumn('name', text('column.name'), ({ name }: SignUpRow) => name, { phone: 'title' }),
        textColumn('shift', text('column.shift'), ({ title }: SignUpRow) => title, { phone: 'detail' }),
        textColumn('when', text('column.when'), ({ startsAt }: SignUpRow) => moments.relative(startsAt), { width: 170, phone: 'value' }),
        textColumn('missing', text('column.missing'), missing, { low: true }),
      ]}
      name={({ name }) => name}
      record={(row) => (
        <Stack spacing={3}>
          <Facts
            facts={[
              {
                label: text('column.shift'),
                value: <Link to={`/temple-admin/volunteer-management?shift=${row.shiftId}`}>{row.title}</Link>,
              },
              { label: text('column.when'), value: moments.relative(row.startsAt) },
              { label: text('asked'), value: moments.relative(row.askedAt) },
            ]}
          />
          <ReviewSignUp person={row} />
        </Stack>
      )}
    />
  );
}

export { SignUpsView as Screen };
