import { panchangaEndpoints } from '@sannidhi/contracts';
import {
  addressOf,
  Banner,
  Button,
  Card,
  Form,
  IconCalendarPlus,
  IconCopy,
  IconDownload,
  notify,
  RadioCardsField,
  styled,
  useFormValues,
} from '@sannidhi/kit';
import { useState } from 'react';
import { object, string } from 'yup';
import { useTexts } from '../use-texts.ts';
import type { PanchangaSettings } from './kept.ts';
import type { PlaceChoice } from './place.ts';

const KINDS = ['festivals', 'vratas', 'all'] as const;
const schema = object({ kinds: string() });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Address = styled('code')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '8px 12px',
  borderRadius: 8,
  background: theme.vars.palette.role.sunken,
  overflowWrap: 'anywhere',
}));

interface SubscribeCardProps {
  place: PlaceChoice;
  settings: PanchangaSettings;
}

/** The place's festivals and vratas as a calendar that a phone or computer keeps up to date automatically. */
export function SubscribeCard(props: SubscribeCardProps) {
  const text = useTexts();
  return (
    <Card title={text('panchanga.subscribe.heading')}>
      <Form schema={schema} initialValues={{ kinds: 'festivals' }} onSubmit={() => undefined} label={text('panchanga.subscribe.heading')}>
        <p>{text('panchanga.subscribe.lead', { place: props.place.name })}</p>
        <RadioCardsField
          name="kinds"
          label={text('panchanga.subscribe.what')}
          cards={KINDS.map((value) => ({ value, label: text(`panchanga.kinds.${value}`) }))}
        />
        <Links {...props} />
      </Form>
    </Card>
  );
}

function Links({ place, settings: { tradition, region, language } }: SubscribeCardProps) {
  const text = useTexts();
  const { kinds } = useFormValues<{ kinds: string }>();
  const [failed, setFailed] = useState(false);
  const path = addressOf(panchangaEndpoints.calendar.path, {}, { [place.kind]: place.id, kinds, tradition, region, language });
  const feed = location.origin + path;
  const webcal = feed.replace(/^https?:/, 'webcal:');
  const copy = () =>
    navigator.clipboard.writeText(feed).then(
      () => notify({ title: text('panchanga.subscribe.copied'), kind: 'success' }),
      () => setFailed(true),
    );
  return (
    <>
      <Actions>
        <Button variant="primary" icon={IconCalendarPlus} href={webcal}>
          {text('panchanga.subscribe.open')}
        </Button>
        <Button icon={IconCalendarPlus} href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}>
          {text('panchanga.subscribe.google')}
        </Button>
        <Button icon={IconCopy} onClick={copy}>
          {text('panchanga.subscribe.copy')}
        </Button>
        <Button icon={IconDownload} href={path}>
          {text('panchanga.subscribe.download')}
        </Button>
      </Actions>
      {failed && <Banner kind="info">{text('panchanga.subscribe.copyFailed')}</Banner>}
      <Address>{feed}</Address>
    </>
  );
}
