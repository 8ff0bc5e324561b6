import type { FamilyMember } from '@sannidhi/contracts';
import { Banner, Button, Chip, Facts, IconButton, IconPencil, IconTrash, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { lunarDayName, sourceNote, starName } from './family-words.ts';
import { useCalendarWords } from './use-calendar-words.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: 12,
  padding: 16,
  background: theme.vars.palette.role.surface,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
}));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  // Large text puts the buttons below the name.
  '& > div:first-of-type': { flex: '1 1 9rem', minWidth: 0 },
  '& h2': theme.typography.h3,
  '& p': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    color: theme.vars.palette.text.secondary,
  },
}));

interface MemberRowProps {
  member: FamilyMember;
  busy: boolean;
  onRemove: () => void;
}

/** One member of the family: what the priest says, where it comes from, and what is missing. */
export function MemberRow({ member, busy, onRemove }: MemberRowProps) {
  const text = useTexts();
  const { id, name, relation, pronunciation, hasDied } = member;
  return (
    <Row>
      <Head>
        <div>
          <h2>{name}</h2>
          <p>
            {text(`family.relations.${relation}`)}
            {hasDied && <Chip>{text('family.departed')}</Chip>}
          </p>
          {pronunciation && <p>{text('family.spoken', { pronunciation })}</p>}
        </div>
        <IconButton icon={IconPencil} label={text('family.editOf', { name })} to={`/devotee/add-family-member?member=${id}`} />
        <IconButton icon={IconTrash} disabled={busy} label={text('family.removeOf', { name })} onClick={onRemove} />
      </Head>
      <MemberFacts member={member} />
      {!member.star && !hasDied && <MissingStar member={member} />}
    </Row>
  );
}

function MemberFacts({ member }: { member: FamilyMember }) {
  const text = useTexts();
  const words = useCalendarWords();
  const { gotra, star, birthday, shraddha, hasDied } = member;
  return (
    <Facts
      facts={[
        { label: text('family.gotra'), value: gotra },
        { label: text('family.nakshatra'), value: star && `${starName(text, words, star)} ${sourceNote(text, star)}` },
        { label: text('family.rashi'), value: star?.rashi && words.rashi(star.rashi) },
        {
          label: text('family.birthday'),
          value: birthday && !hasDied && `${lunarDayName(text, words, birthday)} ${sourceNote(text, birthday)}`,
        },
        { label: text('family.shraddha'), value: shraddha && `${lunarDayName(text, words, shraddha)} ${sourceNote(text, shraddha)}` },
      ]}
    />
  );
}

/** Why there is no star, and what would provide it. */
function MissingStar({ member: { id, name, birthSky } }: { member: FamilyMember }) {
  const text = useTexts();
  const words = useCalendarWords();
  const possible = birthSky?.stars.map(({ nakshatra }) => words.nakshatra(nakshatra)) ?? [];
  return (
    <Banner
      kind="warning"
      action={
        <Button small to={`/devotee/add-family-member?member=${id}`} aria-label={text('family.findStarOf', { name })}>
          {text('family.findStar')}
        </Button>
      }
    >
      {possible.length > 1 ? text('family.starOneOf', { stars: possible.join(', ') }) : text('family.starMissing')}
    </Banner>
  );
}
