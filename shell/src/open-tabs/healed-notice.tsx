import { Button, IconCircleCheck, useText } from '@sannidhi/kit';
import { formsGivenBack, subscribeToUnsaved } from '@sannidhi/kit/unsaved';
import { useSyncExternalStore } from 'react';
import { QuietNotice } from './quiet-notice.tsx';
import { useSayOnce } from './use-say-once.ts';

/** Says that the page was rerendered from another release, and honestly what happened to what was typed. */
export function HealedNotice({ onRead }: { onRead: () => void }) {
  const text = useText('shell');
  const givenBack = useSyncExternalStore(subscribeToUnsaved, formsGivenBack);
  const title = text('openTab.healed');
  const detail = givenBack === 'nothing' ? '' : text(`openTab.typed.${givenBack}`);
  useSayOnce([title, detail].filter(Boolean));
  return (
    <QuietNotice icon={IconCircleCheck} title={title} detail={detail}>
      <Button variant="text" onClick={onRead}>
        {text('openTab.close')}
      </Button>
    </QuietNotice>
  );
}
