import type { DoorChild, DoorList } from '@sannidhi/contracts';
import { styled } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** On paper only: the door goes on when every battery is empty. */
const Sheet = styled('table')({
  display: 'none',
  '@media print': { display: 'table', width: '100%', borderCollapse: 'collapse', fontSize: '12pt' },
  '& td, & th': { padding: '4pt 6pt', textAlign: 'left', borderBottom: '1px solid' },
  '& tr': { breakInside: 'avoid' },
  '& td:last-of-type': { minWidth: '90pt' },
  '& td:first-of-type': { width: '12pt' },
});

/** What a child needs, and who may and may not pick it up. */
function ChildOnPaper({ child }: { child: DoorChild }) {
  const text = useOfficeText('handover');
  const { guardian, guardianPhone, needs, mayPickUp, mayNotPickUp } = child;
  return (
    <>
      {needs && <div>{text('needs', { needs })}</div>}
      <div>{text('guardian', { guardian, phone: guardianPhone })}</div>
      {mayPickUp.length > 0 && <div>{text('may', { names: mayPickUp.join(', ') })}</div>}
      {mayNotPickUp.length > 0 && <div>{text('barred', { names: mayNotPickUp.join(', ') })}</div>}
    </>
  );
}

/** Everyone by name with a box to tick; for children also what they need, and room for who takes them to sign. */
export function PrintedList({ list }: { list: DoorList }) {
  const text = useOfficeText('door');
  const hasChildren = list.tickets.some(({ status, isDropOff }) => status === 'valid' && isDropOff);
  const people = list.tickets.filter(({ status }) => status === 'valid').sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Sheet aria-hidden="true">
      <caption>{list.event.title}</caption>
      <thead>
        <tr>
          <th />
          <th>{text('name')}</th>
          <th>{text('type')}</th>
          {hasChildren && (
            <>
              <th>{text('printed.child')}</th>
              <th>{text('printed.signature')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, type, child }) => (
          <tr key={id}>
            <td>☐</td>
            <td>{name}</td>
            <td>{type}</td>
            {hasChildren && (
              <>
                <td>{child && <ChildOnPaper child={child} />}</td>
                <td />
              </>
            )}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
