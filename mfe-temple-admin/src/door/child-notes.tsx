import type { DoorTicket } from '@sannidhi/contracts';
import { Banner } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** What the desk has to know first of a child in the temple’s care, in words. */
export function ChildNotes({ ticket: { name, isDropOff, child } }: { ticket: DoorTicket }) {
  const text = useOfficeText('handover');
  if (!isDropOff) return null;
  if (!child)
    return (
      <Banner kind="warning" title={name}>
        {text('unknown')}
      </Banner>
    );
  const { needs, mayNotPickUp } = child;
  if (!needs && mayNotPickUp.length === 0) return null;
  return (
    <Banner kind="warning" title={name}>
      {needs && <p>{text('needs', { needs })}</p>}
      {mayNotPickUp.length > 0 && <p>{text('barred', { names: mayNotPickUp.join(', ') })}</p>}
    </Banner>
  );
}
