import { type PriestProfile, priestEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, IconBan, notify, Stack, useErrorSentence, useText, useWrite } from '@sannidhi/kit';
import { useState } from 'react';

type Temple = PriestProfile['temples'][number];

/** The temples a priest serves, each with the way to stop. */
export function TemplesServed({ profile: { temples } }: { profile: PriestProfile }) {
  const text = useText('mfe-priest');
  if (temples.length === 0) return <p>{text('availability.temples.none')}</p>;
  return (
    <Stack spacing={2}>
      {temples.map((temple) => (
        <TempleServed key={temple.slug} temple={temple} />
      ))}
    </Stack>
  );
}

function TempleServed({ temple: { slug, name, city, state } }: { temple: Temple }) {
  const text = useText('mfe-priest');
  const sentence = useErrorSentence();
  const [asks, setAsks] = useState(false);
  const say = (key: string) => text(`availability.temples.${key}`, { temple: name });
  // The temple leaves the list before a caller of `mutate` would hear.
  const leave = useWrite(priestEndpoints.leave, { onSuccess: () => notify({ kind: 'success', title: say('left') }) });
  const onError = (error: Error) => notify({ kind: 'error', title: say('notLeft'), body: sentence(error) });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
      <span>
        {name}, {city}, {state}
      </span>
      <Button variant="text" icon={IconBan} aria-label={`${say('leave')}: ${name}`} onClick={() => setAsks(true)}>
        {say('leave')}
      </Button>
      <Dialog
        open={asks}
        title={say('question')}
        onClose={() => setAsks(false)}
        answers={
          <>
            <Button onClick={() => setAsks(false)}>{say('keep')}</Button>
            <Button
              variant="destructive"
              icon={IconBan}
              busy={leave.isPending && say('leaving')}
              onClick={() => leave.mutate({ params: { slug } }, { onError })}
            >
              {say('leave')}
            </Button>
          </>
        }
      >
        <p>{say('effect')}</p>
      </Dialog>
    </Stack>
  );
}
