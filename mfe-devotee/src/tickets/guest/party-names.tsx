import type { TicketPerson } from '@sannidhi/contracts';
import { styled } from '@sannidhi/kit';

const Names = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 4, overflowWrap: 'anywhere' });

/** Who of a party waits, each on a line; what is only added has no name. */
export function PartyNames({ people, added }: { people: readonly TicketPerson[]; added: (person: TicketPerson) => string }) {
  return (
    <Names>
      {people.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people of a party may have one name.
        <li key={index}>{person.name || added(person)}</li>
      ))}
    </Names>
  );
}
