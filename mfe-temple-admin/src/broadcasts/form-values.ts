import type { Broadcast } from '@sannidhi/contracts';
import { wordingValues } from '../office/wording-fields.tsx';

const WORDED = ['subject', 'text', 'sms'] as const;

/** What the form has typed: every field, empty where nothing was entered. */
export interface BroadcastValues {
  name: string;
  topic: string;
  channels: string[];
  segment: {
    groups: string[];
    about: string[];
    fundId: string;
    from: string;
    to: string;
    notSince: string;
    language: string;
    withinMiles: number | undefined;
  };
  subject: string;
  text: string;
  sms: string;
  wording: Record<string, Record<string, string>>;
  perMinute: number | undefined;
}

/** A new one's values, for whom another page said, or for whom most are. */
export function newValues(about: string | undefined): BroadcastValues {
  const values = valuesOf(undefined);
  const [group] = about?.split(':') ?? [];
  return about && group ? { ...values, topic: 'events', segment: { ...values.segment, groups: [group], about: [about] } } : values;
}

export function valuesOf(broadcast: Broadcast | undefined): BroadcastValues {
  const {
    fundId = '',
    from = '',
    to = '',
    notSince = '',
    language = '',
    groups = ['donors', 'followers'],
    about = [],
    withinMiles,
  } = broadcast?.segment ?? {};
  return {
    name: broadcast?.name ?? '',
    topic: broadcast?.topic ?? 'news',
    channels: broadcast?.channels ?? ['email'],
    segment: { groups, about, fundId, from, to, notSince, language, withinMiles },
    subject: broadcast?.subject ?? '',
    text: broadcast?.text ?? '',
    sms: broadcast?.sms ?? '',
    wording: wordingValues(WORDED, broadcast?.wording),
    perMinute: broadcast?.perMinute ?? undefined,
  };
}

/** The question for the count, from what is typed so far; undefined while it can't be asked. */
export function questionOf({ topic, channels, segment }: BroadcastValues) {
  return segment.groups.length > 0 && channels.length > 0 ? { topic, channels, segment } : undefined;
}
