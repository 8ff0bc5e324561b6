import { priestEndpoints, priestPhotoEndpoints, type TemplePriestDetail } from '@sannidhi/contracts';
import { addressOf, Facts, languageName, ScreenStates, Stack, StatusChip, styled, useRead, useSession } from '@sannidhi/kit';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { PriestHours } from './priest-hours.tsx';
import { ReleasePriest } from './release-priest.tsx';
import { SkillsForm } from './skills-form.tsx';

const PORTRAIT_PX = 128;
const Portrait = styled('img')(({ theme }) => ({ display: 'block', borderRadius: theme.density.radiusCard }));

/** One priest: languages, skills, hours, and the next services here. */
export function PriestRecord({ priestId, onLeft }: { priestId: string; onLeft: () => void }) {
  const text = useOfficeText('priests');
  const manages = useSession().can('priests:manage');
  const priest = useRead(priestEndpoints.detail, { params: { priestId } });
  return (
    <ScreenStates query={priest} failedTitle={text('oneFailed')}>
      {(detail) => (
        <Stack spacing={4}>
          {detail.photo && <Photo priest={detail} version={detail.photo.version} />}
          <PriestFacts priest={detail} />
          {manages && <SkillsForm priest={detail} />}
          <PanelSection title={text('hours.title')}>
            <PriestHours priest={detail} />
          </PanelSection>
          <PanelSection title={text('ahead')}>
            <Ahead priest={detail} />
          </PanelSection>
          {manages && <ReleasePriest priest={detail} onLeft={onLeft} />}
        </Stack>
      )}
    </ScreenStates>
  );
}

function Photo({ priest: { id, fullName }, version }: { priest: TemplePriestDetail; version: number }) {
  const address = addressOf(priestPhotoEndpoints.officeFile.path, { priestId: id, size: 'large' }, { v: version });
  return <Portrait src={address} alt={fullName} width={PORTRAIT_PX} height={PORTRAIT_PX} />;
}

function PriestFacts({ priest }: { priest: TemplePriestDetail }) {
  const text = useOfficeText('priests');
  const moments = useMoments();
  const { email, since, languages, traditions, skills, travelMiles, maxPerDay, maxPerWeek } = priest;
  return (
    <Facts
      facts={[
        { label: text('column.email'), value: email },
        { label: text('since'), value: moments.short(since) },
        { label: text('column.languages'), value: languages.map(languageName).join(', ') },
        { label: text('traditions'), value: traditions.join(', ') },
        { label: text('ownSkills'), value: skills.join(', ') },
        { label: text('travel'), value: text('miles', { count: travelMiles }) },
        { label: text('most'), value: text('perDayAndWeek', { count: maxPerDay, week: maxPerWeek }) },
      ]}
    />
  );
}

function Ahead({ priest: { ahead } }: { priest: TemplePriestDetail }) {
  const text = useOfficeText('priests');
  const moments = useMoments();
  if (ahead.length === 0) return <Secondary>{text('nothingAhead')}</Secondary>;
  return (
    <Stack spacing={1}>
      {ahead.map(({ id, service, startsAt, state }) => (
        <Row key={id} align="spread">
          <span>
            {service} <Secondary>{moments.relative(startsAt)}</Secondary>
          </span>
          <StatusChip of="priest-assignment" state={state} />
        </Row>
      ))}
    </Stack>
  );
}
