import { type Broadcast, type BroadcastAudience, filledText, LANGUAGE_CODES, type Language, wholeSms } from '@sannidhi/contracts';
import { LANGUAGES, Stack, Tabs, Typography, useSession } from '@sannidhi/kit';
import { useState } from 'react';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** A broadcast, or what is typed of one. */
interface Worded extends Pick<Broadcast, 'subject' | 'text' | 'sms'> {
  channels: readonly string[];
  wording?: Broadcast['wording'] | Record<string, Record<string, string>>;
}

type Field = 'subject' | 'text' | 'sms';

interface WordedMessageProps {
  message: Worded;
  /** Some of those who get it; without any, for a made-up person. */
  people?: BroadcastAudience['examples'];
}

/** A message as one person gets it, in each language that it is worded in. */
export function WordedMessage({ message, people = [] }: WordedMessageProps) {
  const text = useOfficeText('broadcasts');
  const [chosen, setChosen] = useState<Language>('en');
  const [reader, setReader] = useState(0);
  const temple = useSession().user?.temple?.name ?? '';
  const { channels } = message;
  const wording: Readonly<Record<string, Partial<Record<Field, string>> | undefined>> = message.wording ?? {};
  const languages = LANGUAGE_CODES.filter((code) => code === 'en' || Object.values(wording[code] ?? {}).some(Boolean));
  const language = languages.includes(chosen) ? chosen : 'en';
  const own = wording[language] ?? {};
  const name = people[reader]?.name || text('preview.name');
  const of = (field: Field) => filledText(own[field] || message[field] || '', { name, temple });
  const isLetter = channels.includes('email') || channels.includes('in-app');
  return (
    <Stack spacing={1.5}>
      {people.length > 1 && (
        <Tabs
          label={text('preview.people')}
          value={String(people[reader] ? reader : 0)}
          onChange={(index) => {
            setReader(Number(index));
            setChosen(people[Number(index)]?.language ?? 'en');
          }}
          tabs={people.map((person, index) => ({ value: String(index), label: person.name || text('preview.noName') }))}
        />
      )}
      {languages.length > 1 && (
        <Tabs
          label={text('preview.languages')}
          value={language}
          onChange={(code) => setChosen(code as Language)}
          tabs={languages.map((code) => ({ value: code, label: LANGUAGES[code] }))}
        />
      )}
      <div lang={language}>
        {isLetter && <Typography variant="h4">{of('subject') || text('preview.noSubject')}</Typography>}
        {isLetter && <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>{of('text')}</Typography>}
        {channels.includes('sms') && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 2 }}>
            {of('sms') && wholeSms(of('sms'), temple, own.sms ? language : 'en')}
          </Typography>
        )}
      </div>
      {channels.includes('email') && <Secondary>{text('preview.footer')}</Secondary>}
    </Stack>
  );
}
