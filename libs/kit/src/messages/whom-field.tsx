import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { Correspondent } from '@sannidhi/contracts';
import { useField } from 'formik';
import { useEffect, useState } from 'react';
import { SelectField } from '../forms/select-field.tsx';
import { useText } from '../i18n/use-text.ts';
import { useRead } from '../query/use-read.ts';
import { useSettled } from '../query/use-settled.ts';
import { useSession } from '../session/session-store.ts';
import type { MessagePortal } from './message-portals.ts';

const Search = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& > small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

interface WhomFieldProps {
  portal: MessagePortal;
  /** Those who are listed before anything is typed. */
  people: readonly Correspondent[];
}

/** Whom a new conversation is with. An office, which knows many people, first searches for one. */
export function WhomField({ portal, people }: WhomFieldProps) {
  const text = useText('kit-messages');
  const { user } = useSession();
  const [words, setWords] = useState('');
  const search = useSettled(words.trim());
  const found = useRead(portal.endpoints.correspondents, { query: { search }, enabled: search !== '', keepPrevious: true });
  const shown = search === '' ? people : (found.data ?? []);
  useOnlyMatch(search === '' || found.isFetching ? [] : shown);
  return (
    <>
      {portal.office && (
        <Search>
          <OutlinedInput
            fullWidth
            type="search"
            value={words}
            placeholder={text('whom.search')}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            inputProps={{ 'aria-label': text('whom.search'), maxLength: 80 }}
          />
          {user?.role === 'temple-admin' && <small>{text('whom.omitted')}</small>}
        </Search>
      )}
      <SelectField
        name="whom"
        label={text('to')}
        placeholder={text(shown.length > 0 ? 'whom.choose' : 'whom.nobody')}
        choices={shown.map((one) => ({ value: keyOf(one), label: one.detail ? `${one.name}, ${one.detail}` : one.name }))}
      />
    </>
  );
}

/** A search that finds one person chooses them; what it doesn’t find is no longer chosen. */
function useOnlyMatch(found: readonly Correspondent[]): void {
  const [{ value }, , { setValue }] = useField<string | undefined>('whom');
  const keys = found.map(keyOf);
  const [only] = keys;
  const next = keys.length === 1 ? only : value && keys.length > 0 && !keys.includes(value) ? '' : value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the setter is a new one with every drawing
  useEffect(() => {
    if (next !== value) void setValue(next);
  }, [next, value]);
}

/** The payload’s kind and id in one choice. */
export const keyOf = ({ kind, id }: Pick<Correspondent, 'kind' | 'id'>): string => `${kind} ${id}`.trim();
