import { IconArrowBackUp, IconCheck } from '@sannidhi/kit';
import { Row } from './layout.tsx';
import { useOfficeText } from './namespace.ts';
import { WriteButton } from './write-button.tsx';

interface CallMarkProps {
  called: { by: string; at: string } | null;
  write: (called: boolean) => Promise<unknown>;
  /** Somebody else may have changed it: reads it again. */
  onRefused: () => void;
}

/** Marks a call as made, or undoes it. */
export function CallMark({ called, write, onRefused }: CallMarkProps) {
  const text = useOfficeText('eventCalls');
  const mark = (isCalled: boolean) => () =>
    write(isCalled).catch((error: unknown) => {
      onRefused();
      throw error;
    });
  return (
    <Row>
      {called ? (
        <WriteButton icon={IconArrowBackUp} label={text('undo')} done={text('undone')} write={mark(false)} />
      ) : (
        <WriteButton icon={IconCheck} label={text('mark')} done={text('marked')} write={mark(true)} />
      )}
    </Row>
  );
}
