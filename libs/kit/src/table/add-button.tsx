import type { ReactNode } from 'react';
import { IconPlus } from '../icons/icons.ts';
import { Button } from '../ui/button.tsx';
import type { Panel } from '../ui/use-panel.ts';

/** The panel's `id` while the form of a new record is open. */
export const NEW_RECORD = 'new';

interface AddButtonProps {
  /** The list's panel: while it is open its action is the screen's primary one, and this button isn't. */
  panel: Pick<Panel, 'id' | 'open'>;
  /** Where the form is, if it has a page of its own. */
  to?: string;
  children: ReactNode;
}

/** Adds a record to a list: opens the form in its panel, or leads to it. */
export function AddButton({ panel, to, children }: AddButtonProps) {
  const opens = to === undefined ? { onClick: () => panel.open(NEW_RECORD) } : { to };
  return (
    <Button {...opens} variant={panel.id === undefined ? 'primary' : 'secondary'} icon={IconPlus}>
      {children}
    </Button>
  );
}
