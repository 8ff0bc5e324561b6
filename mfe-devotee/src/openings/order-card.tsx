import { type OpeningView, openingEndpoints } from '@sannidhi/contracts';
import { addressOf, Button, Card, Disclosure, Facts, IconDownload, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& p': { color: theme.vars.palette.text.secondary },
  '& code': { fontFamily: 'inherit', overflowWrap: 'anywhere' },
}));

/** How the order is decided; with everything it takes to check it afterward, for those who want to. */
export function OrderCard({ opening, ticket }: { opening: OpeningView; ticket: string | undefined }) {
  const text = useTexts();
  const { id: openingId, temple, kind } = opening;
  const { seedHash, seed, tickets, listHash } = opening.order;
  return (
    <Card title={text('openings.order.heading')}>
      <Stack>
        <p>{text('openings.order.fair')}</p>
        <Disclosure>
          <summary>{text('openings.order.check')}</summary>
          <Stack>
            <p>{text(kind === 'draw' ? 'openings.order.draw' : 'openings.order.line')}</p>
            <p>{text('openings.order.how')}</p>
            <Facts
              facts={[
                { label: text('openings.order.ticket'), value: ticket ? <code>{ticket}</code> : null },
                { label: text('openings.order.seedHash'), value: <code>{seedHash}</code> },
                { label: text('openings.order.seed'), value: seed ? <code>{seed}</code> : null },
                { label: text('openings.order.listHash'), value: listHash ? <code>{listHash}</code> : null },
              ]}
            />
            {tickets !== null && (
              <p>
                <Button icon={IconDownload} href={addressOf(openingEndpoints.tickets.path, { slug: temple.slug, openingId })}>
                  {text('openings.order.list', { count: tickets })}
                </Button>
              </p>
            )}
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  );
}
