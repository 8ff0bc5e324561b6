import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { announce } from '../arrival/announcer.tsx';
import { formatDateTime } from '../i18n/format.ts';
import { useOnline } from '../offline/use-online.ts';
import { useKitText } from '../text/use-kit-text.ts';

const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary, padding: '8px 0' }));

/** How many notes the page shows: a dashboard has one per card, and only the first is announced. */
let shown = 0;

/** Without a network: when the data below was read, in milliseconds. Online it is current, and nothing is said. */
export function ReadAt({ at }: { at: number | undefined }) {
  const text = useKitText();
  const online = useOnline();
  const isShown = !online && Boolean(at);
  const sentence = at ? text('failed.readAt', { when: formatDateTime(at) }) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced as it appears, not when data is read again
  useEffect(() => {
    if (!isShown) return undefined;
    shown += 1;
    if (shown === 1) announce(sentence);
    return () => {
      shown -= 1;
    };
  }, [isShown]);
  return isShown ? <Note>{sentence}</Note> : null;
}
