import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FrameLink } from '../frame/frame-types.ts';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../icons/icon.tsx';
import { IconSearch, IconX } from '../icons/icons.ts';
import { Button } from '../ui/button.tsx';
import { hiddenText } from '../ui/hidden-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { type EarlyKeys, takeEarly } from './early-typing.ts';
import { SearchResults } from './search-results.tsx';
import { useOfficeSearch } from './use-office-search.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '8px 8px 8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > input': {
    ...theme.typography.body1,
    flex: 1,
    minWidth: 0,
    height: 44,
    border: 0,
    outline: 0,
    background: 'none',
    color: theme.vars.palette.text.primary,
  },
  '& > input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&:focus-within': { boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}` },
}));
const Hidden = styled('div')(hiddenText);
const Content = styled('div')({ overflowY: 'auto', overscrollBehavior: 'contain', padding: '8px 8px 12px' });
const Said = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
const PAPER = {
  alignSelf: 'flex-start',
  width: 640,
  maxHeight: 'min(640px, calc(100dvh - 128px))',
  marginTop: '64px',
  '@media (max-width:599.95px)': { width: '100%', maxWidth: '100%', height: '100dvh', maxHeight: '100dvh', margin: 0, borderRadius: 0 },
};

interface SearchDialogProps {
  open: boolean;
  pages: readonly FrameLink[];
  recent: readonly FrameLink[];
  /** What was typed before this dialog had loaded. */
  early: EarlyKeys;
  onClose: () => void;
}

/** The search's field and results, as ARIA's combobox with a list: arrows choose, Enter opens, Escape closes and gives the focus back. */
export function SearchDialog({ open, onClose, ...given }: SearchDialogProps) {
  const text = useText('kit-search');
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      aria-label={text('title')}
      slotProps={{ paper: { sx: PAPER }, transition: { onExited: keepFocus } }}
    >
      <Search {...given} onClose={onClose} />
    </MuiDialog>
  );
}

function Search({ pages, recent, early, onClose }: Omit<SearchDialogProps, 'open'>) {
  const text = useText('kit-search');
  const list = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped((since) => takeEarly(early) + since), [early]);
  const { groups, isCurrent, failed, retry } = useOfficeSearch(typed, pages, recent, text);
  const options = groups.flatMap((group) => group.options);
  const { chosen, choose, onKey } = useChoice(options.length, typed);
  const optionId = (index: number) => `${list}-${index}`;
  const open = (index: number) => {
    const option = options[index];
    if (!option) return;
    onClose();
    void navigate(option.to);
  };
  const nothing = options.length === 0 && isCurrent && !failed;
  return (
    <>
      <Head>
        <Icon of={IconSearch} size={20} />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here.
          autoFocus
          role="combobox"
          aria-label={text('title')}
          aria-expanded={options.length > 0}
          aria-autocomplete="list"
          {...(options.length > 0 ? { 'aria-controls': list, 'aria-activedescendant': optionId(chosen) } : {})}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          placeholder={text('hint')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => (event.key === 'Enter' && !event.nativeEvent.isComposing ? open(chosen) : onKey(event))}
        />
        <IconButton icon={IconX} label={text('close')} onClick={onClose} />
      </Head>
      <Content>
        {failed && (
          <Said role="alert">
            {text('failed')}
            <Button small onClick={retry}>
              {text('retry')}
            </Button>
          </Said>
        )}
        {nothing && <Said>{text('nothing', { words: typed.trim() })}</Said>}
        {options.length > 0 && <SearchResults id={list} {...{ groups, chosen, optionId }} onPoint={choose} onOpen={open} />}
      </Content>
      <Hidden role="status">{isCurrent && typed.trim() !== '' ? text('count', { count: options.length }) : ''}</Hidden>
    </>
  );
}

/** Which option Enter opens: the first one of every new search. */
function useChoice(count: number, typed: string) {
  const [chosen, choose] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen belongs to the words it was found by.
  useEffect(() => choose(0), [typed]);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || count === 0) return;
    event.preventDefault();
    choose((before) => (Math.min(before, count - 1) + step + count) % count);
  };
  return { chosen: Math.min(chosen, Math.max(count - 1, 0)), choose, onKey };
}
