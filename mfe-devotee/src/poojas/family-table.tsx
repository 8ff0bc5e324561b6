import type { FamilyMember, SankalpamField } from '@sannidhi/contracts';
import { Icon, IconAlertTriangle, IconButton, IconPencil, styled, useFormField } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { useCalendarWords } from '../family/use-calendar-words.ts';
import { useTexts } from '../use-texts.ts';

const List = styled('ul')(({ theme }) => ({
  padding: 0,
  margin: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: 10,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
}));
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '4px 12px',
  padding: '12px 16px',
  overflowWrap: 'anywhere',
  '& input': { width: 24, height: 24, margin: '2px 0', accentColor: theme.vars.palette.role.primary },
  '& b': { fontWeight: 600, display: 'block' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, display: 'block' },
}));
const Facts = styled('label')({
  cursor: 'pointer',
  '@media (max-width:599.95px)': {
    '& > span': { display: 'block' },
    // A label stays whole: its value goes below it where there is no room next to it.
    '& > span + span > small': { display: 'inline-block', maxWidth: '100%', marginRight: 6 },
  },
  // One column for each fact the pooja asks for. Values line up at the bottom, even if a label wraps.
  '@media (min-width:600px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 2fr)',
    gap: 12,
    '& > span + span': { display: 'grid', alignContent: 'space-between' },
  },
});
const Missing = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '8px 12px',
  borderRadius: 6,
  background: theme.vars.palette.role.warningTint,
  color: theme.vars.palette.role.warning,
  '& a': { color: 'inherit', fontWeight: 600, marginLeft: 'auto' },
}));

interface FamilyTableProps {
  family: readonly FamilyMember[];
  fields: readonly SankalpamField[];
  /** Where the form has the booking, if it has several: `bookings.0.` */
  at?: string;
}

/** The family, to choose who the pooja is for; with what the priest says of each, and what is missing. */
export function FamilyTable({ family, fields, at = '' }: FamilyTableProps) {
  const text = useTexts();
  const { value: chosen, setValue } = useFormField<string[]>(`${at}family`, false);
  const toggle = (id: string) => setValue(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <List aria-label={text('poojas.names.family')}>
      {family.map((member) => (
        <Member
          key={member.id}
          member={member}
          fields={fields}
          at={at}
          chosen={chosen.includes(member.id)}
          onToggle={() => toggle(member.id)}
        />
      ))}
    </List>
  );
}

interface MemberProps {
  member: FamilyMember;
  fields: readonly SankalpamField[];
  at: string;
  chosen: boolean;
  onToggle: () => void;
}

function Member({ member: { id, name, relation, gotra, star }, fields, at, chosen, onToggle }: MemberProps) {
  const text = useTexts();
  const words = useCalendarWords();
  const fact = (field: SankalpamField, value: string | null | undefined) =>
    fields.includes(field) && (
      <span>
        <small>{text(`poojas.names.${field}`)}</small>
        {value || text('poojas.names.notKnown')}
      </span>
    );
  return (
    <Row>
      <input type="checkbox" id={`${at}family-${id}`} checked={chosen} onChange={onToggle} />
      <Facts htmlFor={`${at}family-${id}`}>
        <span>
          <b>{name}</b>
          <small>{text(`family.relations.${relation}`)}</small>
        </span>
        {fact('gotra', gotra)}
        {fact('nakshatra', star && words.nakshatra(star.nakshatra))}
        {fact('rashi', star?.rashi ? words.rashi(star.rashi) : null)}
      </Facts>
      <IconButton icon={IconPencil} label={text('family.editOf', { name })} to={`/devotee/add-family-member?member=${id}`} />
      {chosen && fields.includes('nakshatra') && !star && (
        <Missing>
          <Icon of={IconAlertTriangle} size="sm" />
          {text('poojas.names.missing', { name })}
          <Link to={`/devotee/add-family-member?member=${id}`}>{text('poojas.names.find')}</Link>
        </Missing>
      )}
    </Row>
  );
}
