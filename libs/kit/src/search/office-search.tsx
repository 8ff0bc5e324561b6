import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { FrameLink } from '../frame/frame-types.ts';
import { registerMessages } from '../i18n/catalogs.ts';
import { Icon } from '../icons/icon.tsx';
import { IconSearch } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { radius } from '../theme/scale-tokens.ts';
import { type EarlyKeys, EarlyTyping } from './early-typing.ts';
import { useRecentPages } from './recent-pages.ts';

registerMessages('kit-search', {
  en: () => import('./en.json'),
  hi: () => import('./hi.json'),
  te: () => import(/* webpackChunkName: "kit-parts-te" */ './te.json'),
  ta: () => import(/* webpackChunkName: "kit-parts-ta" */ './ta.json'),
  kn: () => import(/* webpackChunkName: "kit-parts-kn" */ './kn.json'),
  gu: () => import(/* webpackChunkName: "kit-parts-gu" */ './gu.json'),
});
const Dialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

const Opener = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: '0 1 360px',
  minWidth: 44,
  height: 38,
  padding: '0 10px 0 12px',
  border: 0,
  borderRadius: radius.control,
  background: theme.vars.palette.role.sunken,
  color: theme.vars.palette.text.secondary,
  textAlign: 'left',
  cursor: 'pointer',
  '& > span': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > kbd': {
    ...theme.typography.caption,
    fontFamily: 'inherit',
    padding: '0 6px',
    border: `1px solid ${theme.vars.palette.role.lineStrong}`,
    borderRadius: 4,
    background: theme.vars.palette.role.surface,
  },
  '&:hover': { background: theme.vars.palette.role.hover },
  '@media (max-width:899.95px)': {
    flex: 'none',
    width: 44,
    height: 44,
    padding: 0,
    justifyContent: 'center',
    background: 'none',
    color: 'inherit',
    '& > span, & > kbd': { display: 'none' },
  },
}));

/** The search over the whole office: a field in the bar, Ctrl K from anywhere. Its dialog loads when it is first opened. */
export function OfficeSearch({ pages }: { pages: readonly FrameLink[] }) {
  const text = useKitText();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const recent = useRecentPages(pages);
  const early = useRef<EarlyKeys>({ typed: '' });
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  useShortcut(show);
  return (
    <>
      <Opener type="button" aria-label={text('frame.find')} aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={show}>
        <Icon of={IconSearch} size={18} />
        <span>{text('frame.findHint')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </Opener>
      {wanted && (
        <Suspense fallback={open && <EarlyTyping into={early.current} onClose={() => setOpen(false)} />}>
          <Dialog open={open} pages={pages} recent={recent} early={early.current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Calls `act` on Ctrl K, or on Command K as Macs have it. */
function useShortcut(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
