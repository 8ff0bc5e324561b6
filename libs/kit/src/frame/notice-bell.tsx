import { styled } from '@mui/material/styles';
import { IconBell } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { IconButton } from '../ui/icon-button.tsx';

const Place = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  '& > i': {
    position: 'absolute',
    top: 8,
    right: 8,
    width: 11,
    height: 11,
    borderRadius: '50%',
    background: theme.vars.palette.role.primary,
    border: `2px solid ${theme.vars.palette.role.surface}`,
    pointerEvents: 'none',
    '@media (forced-colors: active)': { background: 'Highlight' },
  },
}));

interface NoticeBellProps {
  to: string;
  /** How many notices wait to be read. */
  unread: number;
}

/** The way to the notices; a dot, and its name, say that some wait. */
export function NoticeBell({ to, unread }: NoticeBellProps) {
  const text = useKitText();
  return (
    <Place>
      <IconButton icon={IconBell} to={to} label={unread > 0 ? text('frame.unread', { count: unread }) : text('frame.told')} />
      {unread > 0 && <i aria-hidden="true" />}
    </Place>
  );
}
