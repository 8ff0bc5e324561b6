import type { PartyTicket, TicketEvent } from '@sannidhi/contracts';
import { Korvai, StatusChip, styled } from '@sannidhi/kit';
import { momentAt } from '../poojas/temple-time.ts';
import { useTexts } from '../use-texts.ts';

/** A ticket as it is shown at the door. */
export const Paper = styled('article')(({ theme }) => ({
  width: '100%',
  maxWidth: 480,
  margin: '0 auto',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.surface,
}));
const Head = styled('header')(({ theme }) => ({
  padding: '20px 24px 0',
  background: theme.vars.palette.role.night,
  color: theme.vars.palette.role.textOnNight,
  overflowWrap: 'anywhere',
  '& p': { color: theme.vars.palette.role.textOnNightSoft, marginTop: 4 },
  '& svg': { display: 'block', width: '100%', marginTop: 16, color: theme.vars.palette.role.brassOnNight },
}));
/** Dark on white in every scheme, so that the door's camera reads it. */
const Code = styled('figure')({
  margin: 0,
  padding: '24px 24px 12px',
  colorScheme: 'light',
  background: 'Canvas',
  color: 'CanvasText',
  textAlign: 'center',
  '& img': { display: 'block', width: 'min(100%, 320px)', margin: '0 auto' },
  '& figcaption': { marginTop: 8, letterSpacing: '0.12em', fontVariantNumeric: 'tabular-nums' },
});
const Whose = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '16px 24px',
  borderTop: `2px dashed ${theme.vars.palette.role.line}`,
  '& h2': { ...theme.typography.h2, overflowWrap: 'anywhere' },
  '& p': { color: theme.vars.palette.text.secondary },
}));

/** What it is for. `isLinked`: with the link of an event that is online. */
export function TicketHead({ event, isLinked }: { event: TicketEvent; isLinked: boolean }) {
  const text = useTexts();
  const { title, startsAt, placeName, link, temple } = event;
  const place = text('events.at', { temple: temple.name, city: temple.city, state: temple.state });
  return (
    <Head>
      <h1>{title}</h1>
      <p>{momentAt(startsAt, temple.timeZone)}</p>
      <p>{[placeName, place].filter(Boolean).join(', ')}</p>
      {link && isLinked && (
        <p>
          <a href={link} rel="noreferrer">
            {text('events.openLink')}
          </a>
        </p>
      )}
      <Korvai />
    </Head>
  );
}

/** What the door reads; nothing where the ticket isn't valid. */
export function TicketCode({ ticket: { qr, name, type, number } }: { ticket: PartyTicket }) {
  const text = useTexts();
  if (!qr) return null;
  return (
    <Code>
      <img src={qr} alt={text('tickets.codeOf', { name: name || type })} />
      <figcaption>{number.replace(/(.{4})/g, '$1 ').trim()}</figcaption>
    </Code>
  );
}

/** Who comes with it, and its state. */
export function TicketOf({ ticket: { name, type, detail, status } }: { ticket: PartyTicket }) {
  return (
    <Whose>
      <div>
        <h2>{name || type}</h2>
        <p>{[name ? type : '', detail].filter(Boolean).join(', ')}</p>
      </div>
      <StatusChip of="ticket" state={status} />
    </Whose>
  );
}
