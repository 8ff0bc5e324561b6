import { formatPhone } from '@sannidhi/contracts';
import { Facts, Stack } from '@sannidhi/kit';
import type { ComponentProps } from 'react';
import type { CallSubject, CallToMake } from './call-columns.tsx';
import { CallMark } from './call-mark.tsx';
import { useOfficeText } from './namespace.ts';
import { useMoments } from './use-moments.ts';

interface CallRecordProps<Call> {
  noun: string;
  subject: CallSubject<Call>;
  call: Call;
  /** What else to say on the phone. */
  more: ComponentProps<typeof Facts>['facts'];
  /** Marks it as made, or as not made; null for who may not. */
  write: ((called: boolean) => Promise<unknown>) | null;
  onRefused: () => void;
}

/** One call: the number, what to say, and who has called. */
export function CallRecord<Call extends CallToMake>({ noun, subject, call, more, write, onRefused }: CallRecordProps<Call>) {
  const text = useOfficeText(noun);
  const moments = useMoments();
  const { phone, about, called } = call;
  const { name, startsAt } = subject.of(call);
  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          { label: text('column.phone'), value: phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a> },
          { label: text(`column.${subject.key}`), value: `${name}, ${moments.relative(startsAt)}` },
          { label: text('about'), value: text(`abouts.${about}`) },
          ...more,
          { label: text('column.called'), value: called && text('calledBy', { name: called.by, when: moments.relative(called.at) }) },
        ]}
      />
      {write && <CallMark called={called} write={write} onRefused={onRefused} />}
    </Stack>
  );
}
