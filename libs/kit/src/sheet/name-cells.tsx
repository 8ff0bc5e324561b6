import { styled } from '@mui/material/styles';
import type { SheetName, SheetWord } from '@sannidhi/contracts';
import { useKitText } from '../text/use-kit-text.ts';
import { hiddenText } from '../ui/hidden-text.ts';

export const NARROW = '@media screen and (max-width:699.95px)';
/** A tick, the name, and its three facts, each under its heading. */
export const NAME_GRID = {
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.2fr)',
  alignItems: 'center',
  gap: '4px 16px',
} as const;
/** Room for a box to tick with a pen. */
export const PAPER_COLUMNS = NAME_GRID.gridTemplateColumns.replace('52px', '22pt');
const FACTS = ['gotra', 'nakshatra', 'rashi'] as const;
const FIRST_COLUMN = 3;
const SHOWN = { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' } as const;

const Headings = styled('p')(({ theme }) => ({
  ...NAME_GRID,
  ...theme.typography.caption,
  margin: 0,
  paddingBottom: 4,
  color: theme.vars.palette.text.secondary,
  [NARROW]: { display: 'none' },
  '@media print': { fontSize: '14pt', gridTemplateColumns: PAPER_COLUMNS },
}));
const List = styled('dl')(({ theme }) => ({
  display: 'contents',
  // Where the headings aren't above, each fact has its own.
  '& dt': { ...hiddenText, [NARROW]: { ...theme.typography.caption, ...SHOWN, color: theme.vars.palette.text.secondary } },
  '& dd': { fontWeight: 500 },
  // Words that are said aloud aren’t broken: what has no room goes on below.
  [NARROW]: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', gridColumn: '2 / -1' },
}));
const Cell = styled('div')<{ column: number }>(({ column }) => ({ gridColumn: column, [NARROW]: { gridColumn: 'auto' } }));

/** What the columns next to the names are, above the first of them. Screen readers hear it with each fact. */
export function NameHeadings() {
  const text = useKitText();
  return (
    <Headings aria-hidden="true">
      {FACTS.map((fact, index) => (
        <span key={fact} style={{ gridColumn: FIRST_COLUMN + index }}>
          {text(`sheet.${fact}`)}
        </span>
      ))}
    </Headings>
  );
}

/** A name as the priest says it, with what is known of its gotra, nakshatra and rashi. */
export function NameCells({ name: { name, gotra, nakshatra, rashi, pronunciation } }: { name: SheetName }) {
  const text = useKitText();
  const words = { gotra, nakshatra: bare(nakshatra), rashi: bare(rashi) };
  const known = FACTS.filter((fact) => words[fact] !== null);
  return (
    <>
      <div>
        <strong>{name.text}</strong>
        <Typed word={name} />
        {pronunciation && <small lang="en">{text('sheet.say', { how: pronunciation })}</small>}
      </div>
      {known.length > 0 && (
        <List>
          {known.map((fact) => (
            <Cell key={fact} column={FIRST_COLUMN + FACTS.indexOf(fact)}>
              <dt>{text(`sheet.${fact}`)}</dt>
              <dd>{words[fact]?.text}</dd>
              <Typed word={words[fact]} />
            </Cell>
          ))}
        </List>
      )}
    </>
  );
}

const bare = (text: string | null): SheetWord | null => (text ? { text, typed: null } : null);
const Typed = ({ word }: { word: SheetWord | null }) => (word?.typed ? <small>{word.typed}</small> : null);
