import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Choice } from '../forms/select-field.tsx';
import { Icon } from '../icons/icon.tsx';
import { IconSearch } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { FilterPill } from './filter-pill.tsx';

/** Delay between the last key and the search request, in milliseconds. */
const SEARCH_DELAY_MS = 300;

/** As wide as what it says; on a phone a row of its own, never wider than the screen. */
const SEARCH_WIDTH = (label: string) => ({ xs: '100%', md: `max(200px, calc(${label.length}ch + 60px))` });

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '@media print': { display: 'none' },
});

/** The row of filters between the views and the table. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <Bar role="search">{children}</Bar>;
}

interface SearchFilterProps {
  /** "names, receipt numbers": what it searches. */
  searches: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A search text; says what it searches, and queries once typing pauses. */
export function SearchFilter({ searches, value, onChange }: SearchFilterProps) {
  const label = useKitText()('table.searchIn', { fields: searches });
  const change = useRef(onChange);
  change.current = onChange;
  const [typed, setTyped] = useState(value ?? '');
  const told = useRef(value ?? '');
  useEffect(() => {
    if ((value ?? '') === told.current) return;
    told.current = value ?? '';
    setTyped(value ?? '');
  }, [value]);
  useEffect(() => {
    if (typed === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = typed;
      change.current(typed.trim() || undefined);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <OutlinedInput
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      startAdornment={<Icon of={IconSearch} size="sm" />}
      placeholder={label}
      inputProps={{ 'aria-label': label }}
      sx={{ flex: 'none', width: SEARCH_WIDTH(label), pl: 3, '& svg': { flex: 'none' } }}
    />
  );
}

interface ChoiceFilterProps {
  label: string;
  choices: readonly Choice[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** One of several values, from a menu. */
export function ChoiceFilter({ label, choices, value, onChange }: ChoiceFilterProps) {
  const text = useKitText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: string | undefined) => {
    setAnchor(null);
    onChange(next);
  };
  return (
    <FilterPill
      label={label}
      chosen={choices.find((choice) => choice.value === value)?.label}
      expanded={anchor !== null}
      onOpen={(event) => setAnchor(event.currentTarget)}
      onClear={() => choose(undefined)}
    >
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label || text('table.search') } }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice.value} selected={choice.value === value} onClick={() => choose(choice.value)}>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </FilterPill>
  );
}
