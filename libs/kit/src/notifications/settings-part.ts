import { styled } from '@mui/material/styles';

/** A part of the notification settings, above the choices by group. */
export const SettingsPart = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  padding: '12px 0',
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  '& h3': { ...theme.typography.body1, fontWeight: 600 },
  '& ul': { display: 'grid', gap: 4, padding: 0, margin: 0, listStyle: 'none', width: '100%' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
}));
