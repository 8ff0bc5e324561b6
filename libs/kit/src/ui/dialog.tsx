import { useRef } from 'react';
import { useDiscardQuestion } from '../forms/use-discard-question.tsx';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';

/**
 * A single decision that cannot wait; a bottom sheet on phones. Focus stays inside and returns to where it came from. Escape and a press
 * outside ask first if they would discard input.
 */
export function Dialog({ onClose, ...dialog }: Omit<DialogProps, 'frameRef'>) {
  const frame = useRef<HTMLDivElement>(null);
  const { leave, question } = useDiscardQuestion(frame);
  return (
    <>
      <DialogFrame {...dialog} frameRef={frame} onClose={() => leave(onClose)} />
      {question}
    </>
  );
}
