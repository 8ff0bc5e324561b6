import { type ReactNode, type RefObject, useState } from 'react';
import { IconTrash } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { losesTyped } from './unsaved-forms.ts';

export interface DiscardQuestion {
  /** Leaves immediately if no input would be lost; otherwise asks first. */
  leave: (proceed: () => void) => void;
  /** Asks, whatever the part contains. */
  ask: (answers: { proceed: () => void; stay?: () => void }) => void;
  /** Render it next to the part. */
  question: ReactNode;
}

/** Asks before the user leaves a part of the page with unsaved input by Escape, a press outside it or its own exits. */
export function useDiscardQuestion(part: RefObject<HTMLElement | null>): DiscardQuestion {
  const text = useKitText();
  const [asked, ask] = useState<{ proceed: () => void; stay?: () => void }>();
  const answer = (given: 'proceed' | 'stay') => {
    ask(undefined);
    asked?.[given]?.();
  };
  return {
    leave: (proceed) => (losesTyped(part.current) ? ask({ proceed }) : proceed()),
    ask,
    question: (
      <DialogFrame
        open={asked !== undefined}
        title={text('typed.question')}
        onClose={() => answer('stay')}
        answers={
          <>
            <Button onClick={() => answer('stay')}>{text('typed.keep')}</Button>
            <Button variant="destructive" icon={IconTrash} onClick={() => answer('proceed')}>
              {text('typed.discard')}
            </Button>
          </>
        }
      >
        {text('typed.effect')}
      </DialogFrame>
    ),
  };
}
