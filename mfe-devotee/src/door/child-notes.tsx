import type { DoorTicket } from '@sannidhi/contracts';
import { Banner } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** What a door has to know first of children it takes into the temple’s care, in words. */
export function ChildNotes({ tickets }: { tickets: readonly DoorTicket[] }) {
  const text = useTexts();
  return tickets
    .filter(({ isDropOff }) => isDropOff)
    .map(({ id, name, child }) => {
      if (!child)
        return (
          <Banner key={id} kind="warning" title={name}>
            {text('door.child.unknown')}
          </Banner>
        );
      const { needs, mayNotPickUp } = child;
      if (!needs && mayNotPickUp.length === 0) return null;
      return (
        <Banner key={id} kind="warning" title={name}>
          {needs && <p>{text('door.child.needs', { needs })}</p>}
          {mayNotPickUp.length > 0 && <p>{text('door.child.barred', { names: mayNotPickUp.join(', ') })}</p>}
        </Banner>
      );
    });
}
