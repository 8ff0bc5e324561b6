import { styled } from '@mui/material/styles';
import { LANGUAGE_FACTS, type SankalpamSheet, SHEET_SCRIPTS, type SheetFamily } from '@sannidhi/contracts';
import { useKitText } from '../text/use-kit-text.ts';
import { Chip } from '../ui/chip.tsx';
import { HomeVisitFacts } from './home-visit.tsx';
import { NAME_GRID, NARROW, NameCells, NameHeadings, PAPER_COLUMNS } from './name-cells.tsx';
import { ReadTick } from './read-tick.tsx';

const Time = styled('section')(({ theme }) => ({
  padding: '14px 20px',
  border: `1px solid ${theme.vars.palette.role.warning}`,
  borderRadius: 12,
  background: theme.vars.palette.role.surface,
  '& p:first-of-type': { ...theme.typography.h3, fontFamily: theme.typography.body1.fontFamily, lineHeight: 1.8 },
  '& p + p': { color: theme.vars.palette.text.secondary },
  // Room for one more syllable: the longest words are said in one breath.
  [NARROW]: { padding: '14px 12px' },
  '@media print': { breakInside: 'avoid', '& p:first-of-type': { fontSize: '16pt' }, '& p + p': { fontSize: '11pt' } },
}));
/** On paper each name has a box to tick with a pen. */
const Box = styled('span')({
  display: 'none',
  '@media print': { display: 'block', width: '14pt', height: '14pt', border: '1pt solid', borderRadius: 2 },
});
const Family = styled('section')(({ theme }) => ({
  breakInside: 'avoid',
  '& h3': { ...theme.typography.body1, fontWeight: 600, display: 'flex', flexWrap: 'wrap', gap: '4px 12px', paddingBottom: 6 },
  '& ul': { padding: 0, margin: 0, listStyle: 'none', borderTop: `2px solid ${theme.vars.palette.role.line}` },
  '@media print': { '& h3': { fontSize: '11pt' } },
}));
const Row = styled('li')<{ reading: boolean }>(({ theme, reading }) => ({
  ...NAME_GRID,
  padding: '8px',
  margin: '0 -8px',
  // A hairline between two names is straight to its ends.
  borderRadius: reading ? 10 : 0,
  overflowWrap: 'anywhere',
  background: reading ? theme.vars.palette.role.primaryTint : undefined,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& strong': { ...theme.typography.h2, display: 'block' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  [NARROW]: { gridTemplateColumns: 'auto 1fr 1fr 1fr', '& > div': { gridColumn: '2 / -1' } },
  '@media print': {
    padding: '3pt 8px',
    gridTemplateColumns: PAPER_COLUMNS,
    '& strong': { fontFamily: theme.typography.h1.fontFamily, fontSize: '20pt', lineHeight: 1.2 },
    '&, & small': { fontSize: '14pt', lineHeight: 1.3 },
  },
}));

interface SankalpamNamesProps {
  sheet: SankalpamSheet;
  /** The names that were read, by `nameKey`; with it each can be ticked. */
  read?: { has: (key: string) => boolean; toggle: (key: string) => void };
}

/** Identifies a name on a sheet. */
export const nameKey = (family: Pick<SheetFamily, 'bookingId'>, index: number): string => `${family.bookingId}.${index}`;

/** The words of the time, where it is performed if that is a home, then each family in the ritual's order: intention, and its names with gotra, nakshatra and rashi. */
export function SankalpamNames({ sheet, read }: SankalpamNamesProps) {
  const text = useKitText();
  const { families, removed, time, script, home } = sheet;
  const keys = families.flatMap((family) => family.names.map((_, index) => nameKey(family, index)));
  const next = read && keys.find((key) => !read.has(key));
  return (
    <>
      <Time>
        <p lang="sa">{time.text}</p>
        <p>{time.latin}</p>
      </Time>
      {home && <HomeVisitFacts home={home} />}
      {families.map((family, at) => (
        <Family key={family.bookingId} aria-label={text('sheet.family', { number: at + 1, who: family.bookedBy })}>
          <FamilyHead family={family} number={at + 1} />
          {at === 0 && <NameHeadings />}
          <ul lang={LANGUAGE_FACTS[SHEET_SCRIPTS[script]].locale.slice(0, 2)}>
            {family.names.map((name, index) => {
              const key = nameKey(family, index);
              return (
                <Row key={key} reading={key === next}>
                  {read ? (
                    <ReadTick name={name.name.text} on={read.has(key)} onChange={() => read.toggle(key)} />
                  ) : (
                    <span data-noprint="" />
                  )}
                  <Box aria-hidden="true" />
                  <NameCells name={name} />
                </Row>
              );
            })}
          </ul>
        </Family>
      ))}
      {removed.length > 0 && <p>{text('sheet.removed', { names: removed.map(({ bookedBy }) => bookedBy).join(', ') })}</p>}
    </>
  );
}

function FamilyHead({ family: { bookedBy, intention, inAbsentia, change, channel }, number }: { family: SheetFamily; number: number }) {
  const text = useKitText();
  return (
    <h3>
      {[`${number}. ${bookedBy}`, intention].filter(Boolean).join('. ')}
      {inAbsentia && (
        <Chip kind="info" icon="alert">
          {text('sheet.absent')}
        </Chip>
      )}
      {channel === 'counter' && (
        <Chip kind="neutral" icon="check">
          {text('sheet.counter')}
        </Chip>
      )}
      {change && (
        <Chip kind="warning" icon="warning">
          {text(`sheet.change.${change}`)}
        </Chip>
      )}
    </h3>
  );
}
