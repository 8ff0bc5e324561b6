import { styled } from '@sannidhi/kit';

/** Over the page, below the bars. */
const ABOVE_PAGE = 15;
export type Tone = 'success' | 'warning' | 'error';

/** Beside the camera on a large screen, over the page's end on a small one. */
export const Sheet = styled('div')<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: 10,
  border: `2px solid ${theme.vars.palette.role[tone]}`,
  '& header': { display: 'flex', gap: 16, alignItems: 'center' },
  '& header > span': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 52,
    height: 52,
    borderRadius: '50%',
    background: theme.vars.palette.role[`${tone}Tint`],
    color: theme.vars.palette.role[tone],
  },
  '& h3': { ...theme.typography.h2, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& > .answers': { display: 'grid', gap: 12 },
  '& > .answers > button': { minHeight: 60, justifyContent: 'flex-start', textAlign: 'start' },
  '@media (max-width:899.95px)': {
    position: 'fixed',
    zIndex: ABOVE_PAGE,
    insetInline: 0,
    bottom: 'var(--dock-height, 0px)',
    maxHeight: 'calc(100dvh - var(--dock-height, 0px) - 96px)',
    overflowY: 'auto',
    paddingBottom: 28,
    borderWidth: '4px 0 0',
    borderRadius: '20px 20px 0 0',
    background: theme.vars.palette.role.surface,
    boxShadow: theme.vars.palette.role.overlayShadow,
  },
}));
