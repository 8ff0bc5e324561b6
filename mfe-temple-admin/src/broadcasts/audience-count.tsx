import type { BroadcastAudience } from '@sannidhi/contracts';
import { Banner, Button, Facts, formatCount, Stack, Typography, useErrorSentence } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { MessagePreview } from './message-preview.tsx';
import { useAudience } from './use-audience.ts';

/** How many people it would reach and why not the others, and what some of them get. */
export function Audience() {
  const audience = useAudience();
  return (
    <>
      <AudienceCount {...audience} />
      <MessagePreview people={audience.data?.examples ?? []} />
    </>
  );
}

function AudienceCount({ data, error, isPending, again }: ReturnType<typeof useAudience>) {
  const text = useOfficeText('broadcasts');
  const common = useOfficeText('common');
  const sentenceOf = useErrorSentence();
  return (
    <section aria-live="polite">
      <Typography variant="h4" sx={{ mb: 1 }}>
        {text('audience.title')}
      </Typography>
      {error && (
        <Banner
          kind="error"
          title={text('audience.failed')}
          action={
            <Button small onClick={again}>
              {common('tryAgain')}
            </Button>
          }
        >
          {sentenceOf(error)}
        </Banner>
      )}
      {!error && !data && <Secondary>{text(isPending ? 'audience.counting' : 'audience.none')}</Secondary>}
      {!error && data && <Counted audience={data} />}
    </section>
  );
}

function Counted({ audience: { total, reachable, channels } }: { audience: BroadcastAudience }) {
  const text = useOfficeText('broadcasts');
  return (
    <Stack spacing={1}>
      <Typography>
        {text('audience.reaches', { count: reachable, reachable: formatCount(reachable), total: formatCount(total) })}
      </Typography>
      <Facts
        facts={channels.map(({ channel, reachable: reached, excluded }) => ({
          label: text(`channel.${channel}`),
          value: [
            formatCount(reached),
            ...excluded.map(({ reason, count }) =>
              text('audience.excluded', { number: formatCount(count), reason: text(`reason.${reason}`) }),
            ),
          ].join(' · '),
        }))}
      />
    </Stack>
  );
}
