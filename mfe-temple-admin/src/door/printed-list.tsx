import type { DoorList } from '@sannidhi/contracts';
import { styled } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** On paper only: the door goes on when every battery is empty. */
const Sheet = styled('table')({
  display: 'none',
  '@media print': { display: 'table', width: '100%', borderCollapse: 'collapse', fontSize: '12pt' },
  '& td, & th': { padding: '4pt 6pt', textAlign: 'left', borderBottom: '1px solid' },
  '& tr': { breakInside: 'avoid' },
  '& td:first-of-type': { width: '12pt' },
});

/** Everyone by name with a box to tick. */
export function PrintedList({ list }: { list: DoorList }) {
  const text = useOfficeText('door');
  const people = list.tickets.filter(({ status }) => status === 'valid').sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Sheet aria-hidden="true">
      <caption>{list.event.title}</caption>
      <thead>
        <tr>
          <th />
          <th>{text('name')}</th>
          <th>{text('type')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, type }) => (
          <tr key={id}>
            <td>☐</td>
            <td>{name}</td>
            <td>{type}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
