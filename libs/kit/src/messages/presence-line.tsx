import { styled } from '@mui/material/styles';
import { useText } from '../i18n/use-text.ts';
import { useRead } from '../query/use-read.ts';
import type { MessagePortal } from './message-portals.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '4px 16px',
  color: theme.vars.palette.text.secondary,
  '&:empty': { display: 'none' },
}));

/** Who else has the conversation open: colleagues, and the other side while they type. */
export function PresenceLine({ portal, id }: { portal: MessagePortal; id: string }) {
  const text = useText('kit-messages');
  const { data = [] } = useRead(portal.endpoints.present, { params: { conversationId: id } });
  return <Line role="status">{data.map(({ name, doing }) => text(`presence.${doing}`, { name })).join(' ')}</Line>;
}
