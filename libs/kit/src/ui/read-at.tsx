import { styled } from '@mui/material/styles';
import { formatDateTime } from '../i18n/format.ts';
import { useOnline } from '../offline/use-online.ts';
import { useKitText } from '../text/use-kit-text.ts';

const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary, padding: '8px 0' }));

/** Without a network: when the data below was read, in milliseconds. Online it is current, and nothing is said. */
export function ReadAt({ at }: { at: number | undefined }) {
  const text = useKitText();
  const online = useOnline();
  return !online && at ? <Note role="status">{text('failed.readAt', { when: formatDateTime(at) })}</Note> : null;
}
