import type { ReactNode } from 'react';
import { useKitText } from '../text/use-kit-text.ts';
import { SidePanel } from './side-panel.tsx';
import type { Panel } from './use-panel.ts';

interface ListedRecordProps<Row extends { id: string }> {
  panel: Panel;
  /** The list as far as it has loaded. Until then it shows its own loading or error state, and on phones no panel may cover that. */
  rows: readonly Row[] | undefined;
  /** The panel of the record. */
  children: (row: Row) => ReactNode;
}

/** The panel for a list whose rows contain everything about a record. A URL may name one that the list doesn't show. */
export function ListedRecord<Row extends { id: string }>({ panel, rows, children }: ListedRecordProps<Row>): ReactNode {
  const text = useKitText();
  if (panel.id === undefined || !rows) return null;
  const row = rows.find(({ id }) => id === panel.id);
  if (row) return children(row);
  return (
    <SidePanel title={text('panel.missing')} onClose={panel.close}>
      <p>{text('panel.missingMore')}</p>
    </SidePanel>
  );
}
