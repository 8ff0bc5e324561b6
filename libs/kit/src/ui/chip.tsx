import { styled } from '@mui/material/styles';
import type { ChipIcon, ChipKind, DrawnIcon } from '@sannidhi/contracts';
import { DrawnShape } from '../icons/drawn-shape.tsx';
import { Icon, type IconShape } from '../icons/icon.tsx';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconClock,
  IconLock,
  IconReceiptRefund,
  IconReplace,
} from '../icons/icons.ts';

const ICONS: Readonly<Record<ChipIcon, IconShape>> = {
  check: IconCircleCheck,
  clock: IconClock,
  alert: IconAlertCircle,
  warning: IconAlertTriangle,
  refund: IconReceiptRefund,
  ban: IconBan,
  lock: IconLock,
  replace: IconReplace,
};

const Root = styled('span')<{ tone: ChipKind | 'primary' }>(({ theme, tone }) => {
  const { role } = theme.vars.palette;
  const small = theme.density.chip === 22;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: small ? 4 : 6,
    minHeight: theme.density.chip,
    padding: small ? '0 8px 0 6px' : '0 10px 0 8px',
    borderRadius: 999,
    fontSize: `${(small ? 12 : theme.density.chip > 30 ? 16 : 13) / 16}rem`,
    lineHeight: 16 / 13,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '& svg': { flex: 'none' },
    ...(tone === 'neutral'
      ? { color: role.textSecondary, boxShadow: `inset 0 0 0 1px ${role.lineStrong}` }
      : { color: role[tone], background: role[`${tone}Tint`] }),
    '@media (forced-colors: active)': { border: '1px solid' },
  };
});

interface ChipProps {
  kind?: ChipKind | 'primary';
  icon?: IconShape | ChipIcon | DrawnIcon;
  children: string;
}

/** Icon and word on a tint; for states use `StatusChip`, which looks up all three. */
export function Chip({ kind = 'neutral', icon, children }: ChipProps) {
  return (
    <Root tone={kind}>
      {icon && <ChipSign of={icon} />}
      {children}
    </Root>
  );
}

/** A name this release doesn't know is omitted: the word says the same. */
function ChipSign({ of }: { of: IconShape | ChipIcon | DrawnIcon }) {
  if (Array.isArray(of)) return <DrawnShape strokes={of} size={15} stroke={2} />;
  const shape = typeof of === 'string' ? ICONS[of] : (of as IconShape);
  return shape ? <Icon of={shape} size={15} stroke={2} /> : null;
}
