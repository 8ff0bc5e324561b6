import { styled } from '@mui/material/styles';
import type { OfficeEndpoints } from '@sannidhi/contracts';
import { useText } from '../i18n/use-text.ts';
import { useRead } from '../query/use-read.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  padding: '8px 16px',
}));

/** How long people waited for a first reply this week; nothing before anybody got one. */
export function FirstReply({ office }: { office: OfficeEndpoints }) {
  const text = useText('kit-messages');
  const { data } = useRead(office.folders);
  const seconds = data?.firstReplySeconds;
  if (typeof seconds !== 'number') return null;
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const time = hours === 0 ? text('firstReply.minutes', { minutes }) : text('firstReply.hours', { hours, minutes: rest });
  return <Line>{text('firstReply.median', { time })}</Line>;
}
