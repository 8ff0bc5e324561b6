import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon, type IconShape } from '../icons/icon.tsx';
import { Button } from '../ui/button.tsx';

const Label = styled('p')(({ theme }) => ({
  fontSize: theme.density.control >= 48 ? '0.9375rem' : '0.8125rem',
  lineHeight: 20 / 15,
  fontWeight: 600,
  marginBottom: 6,
}));
const Chosen = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: theme.density.control,
  padding: '4px 8px 4px 14px',
  border: `1px solid ${theme.vars.palette.role.lineStrong}`,
  borderRadius: 8,
  background: theme.vars.palette.role.surface,
  '& > svg': { flex: 'none', color: theme.vars.palette.role.primary },
  '& > span': { flex: '1 1 8rem', overflowWrap: 'anywhere' },
}));
const Matches = styled('ul')(({ theme }) => ({
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: 8,
  overflow: 'clip',
  '& button': { justifyContent: 'flex-start', textAlign: 'left', width: '100%', borderRadius: 0, overflowWrap: 'anywhere' },
}));
const Note = styled('p')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary, marginTop: 6 }));
const Problem = styled(Note)(({ theme }) => ({ color: theme.vars.palette.error.main }));

interface ChosenValueProps {
  label: string;
  /** What was chosen, by its name. */
  value: string;
  icon?: IconShape;
  error?: string | undefined;
  /** It was chosen just now: its list is gone, and the focus moves here. */
  focus: boolean;
  /** The button's word, and its name with the label for assistive technology. */
  change: { word: string; name: string };
  onChange: () => void;
}

/** What was chosen from a search, in the place of its field, with the way to choose another. */
export function ChosenValue({ label, value, icon, error, focus, change, onChange }: ChosenValueProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) frame.current?.querySelector('button')?.focus();
  }, [focus]);
  return (
    <div ref={frame}>
      <Label id={id}>{label}</Label>
      <Chosen role="group" aria-labelledby={id}>
        {icon && <Icon of={icon} />}
        <span>{value}</span>
        <Button small variant="text" onClick={onChange} aria-label={change.name}>
          {change.word}
        </Button>
      </Chosen>
      {error && <Problem role="alert">{error}</Problem>}
    </div>
  );
}

interface MatchListProps<Match> {
  matches: readonly Match[];
  /** What is said about them, also where there are none. */
  note: ReactNode;
  idOf: (match: Match) => string;
  nameOf: (match: Match) => string;
  onChoose: (match: Match) => void;
}

/** The matches of a search below its field, each a button. */
export function MatchList<Match>({ matches, note, idOf, nameOf, onChoose }: MatchListProps<Match>) {
  return (
    <>
      {note && <Note role="status">{note}</Note>}
      {matches.length > 0 && (
        <Matches>
          {matches.map((match) => (
            <li key={idOf(match)}>
              <Button variant="text" onClick={() => onChoose(match)}>
                {nameOf(match)}
              </Button>
            </li>
          ))}
        </Matches>
      )}
    </>
  );
}
