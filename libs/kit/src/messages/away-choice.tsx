import type { OfficeEndpoints } from '@sannidhi/contracts';
import { formatShortDate } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { ChoiceButton } from './choice-button.tsx';
import { morningIn } from './message-times.ts';

const HERE = '';
const AWAY = 'away';
const DAYS = [1, 3, 7, 14] as const;

/** Whether one is away from the office's messages: meanwhile, nothing waits for them. */
export function AwayChoice({ office }: { office: OfficeEndpoints }) {
  const text = useText('kit-messages');
  const sentenceOf = useErrorSentence();
  const { data } = useRead(office.away);
  const { mutateAsync } = useWrite(office.setAway);
  const until = data?.until ?? null;
  const set = (value: string) => {
    const body = { until: value === HERE ? null : morningIn(Number(value)) };
    void mutateAsync({ body }).catch((error: unknown) => notify({ kind: 'error', title: text('away.failed'), body: sentenceOf(error) }));
  };
  return (
    <ChoiceButton
      label={text('away.label')}
      value={until ? AWAY : HERE}
      options={[
        [HERE, text('away.here')],
        ...(until ? [[AWAY, text('away.until', { date: formatShortDate(until) })] as const] : []),
        ...DAYS.map((days) => [`${days}`, text(`away.in${days}`)] as const),
      ]}
      onChoose={set}
    />
  );
}
