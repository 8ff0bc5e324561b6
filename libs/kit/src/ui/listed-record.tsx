import { type ReactNode, useRef } from 'react';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from './button.tsx';
import { SidePanel } from './side-panel.tsx';
import type { Panel } from './use-panel.ts';

interface ListedRecordProps<Row extends { id: string }> {
  panel: Panel;
  /** The list as far as it has loaded. Until then it shows its own loading or error state, and on phones no panel may cover that. */
  rows: readonly Row[] | undefined;
  /** What a record is called. Without it nothing is offered for one that left the list. */
  name?: (row: Row) => string;
  /** What was done to the record, for when the list's filters leave it out afterward: "Approved the hours of Asha Nair". */
  done?: string | undefined;
  /** The panel of the record. */
  children: (row: Row) => ReactNode;
}

/** The panel for a list whose rows contain everything about a record. A URL may name one that the list doesn't show. */
export function ListedRecord<Row extends { id: string }>({ panel, rows, name, done, children }: ListedRecordProps<Row>): ReactNode {
  const text = useKitText();
  const shown = useRef<{ row: Row; place: number }>(undefined);
  if (panel.id === undefined || !rows) return null;
  const place = rows.findIndex(({ id }) => id === panel.id);
  const row = rows[place];
  if (row) {
    shown.current = { row, place };
    return children(row);
  }
  const left = shown.current;
  if (!name || left?.row.id !== panel.id)
    return (
      <SidePanel title={text('panel.missing')} onClose={panel.close}>
        <p>{text('panel.missingMore')}</p>
      </SidePanel>
    );
  const next = rows[left.place] ?? rows.at(-1);
  return (
    <SidePanel key="left" title={name(left.row)} onClose={panel.close}>
      {done && <p>{done}</p>}
      <p>{text(done ? 'panel.left' : 'panel.missingMore')}</p>
      {done && next && (
        <Button variant="primary" onClick={() => panel.open(next.id)}>
          {text('panel.nextNamed', { name: name(next) })}
        </Button>
      )}
    </SidePanel>
  );
}
