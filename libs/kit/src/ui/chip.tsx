import { styled } from '@mui/material/styles';
import type { ChipKind } from '@sannidhi/contracts';
import { Icon, type IconShape } from '../icons/icon.tsx';

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

/** Icon and word on a tint; for states use `StatusChip`, which looks the three up. */
export function Chip({ kind = 'neutral', icon, children }: { kind?: ChipKind | 'primary'; icon?: IconShape; children: string }) {
  return (
    <Root tone={kind}>
      {icon && <Icon of={icon} size={15} stroke={2} />}
      {children}
    </Root>
  );
}
