import type { PoojaOffer } from '@sannidhi/contracts';
import { Button, formatCents, styled } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { askPath } from '../requests/request-paths.ts';
import { useTexts } from '../use-texts.ts';
import { bookingAddress, catalogOf } from './pooja-paths.ts';
import { placeOf } from './pooja-place.ts';
import { momentAt } from './temple-time.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  padding: 16,
  background: theme.vars.palette.role.surface,
  border: `1px solid ${theme.vars.palette.role.line}`,
  borderRadius: theme.density.radiusCard,
  '& h2': theme.typography.h3,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& p > b': { fontWeight: 600, color: theme.vars.palette.role.text },
}));
const Words = styled('div')({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' });
const Price = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& b': { ...theme.typography.h3, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));

/** What a row says, in words. */
interface PoojaWords {
  name: string;
  temple: string;
  description: string;
  /** How long it takes and where. */
  lengths: readonly string[];
  next: readonly ReactNode[];
  price: string;
  taxes: readonly string[];
  /** Where it is booked. */
  to: string;
}

/** One pooja of the catalog: what it is, how long, what it costs and means for taxes, and when it is free next. */
export function PoojaRow({ pooja }: { pooja: PoojaOffer }) {
  const text = useTexts();
  const { pathname } = useLocation();
  const { id, name, description, temple, durationMinutes, priceCents, taxClass, nextAt } = pooja;
  const place = placeOf(pooja, text);
  const length = text('poojas.minutes', { count: durationMinutes });
  // At home there are no times to choose: the family asks for one.
  const onRequest = pooja.location === 'home' && nextAt === null;
  const next = nextAt ? (
    <b>{text('poojas.next', { when: momentAt(nextAt, temple.timeZone) })}</b>
  ) : (
    text(onRequest ? 'poojas.onRequest' : 'poojas.noNext')
  );
  const names = { name, temple: temple.name };
  return (
    <PoojaLines
      name={name}
      temple={`${temple.name}, ${text('guest.place', { city: temple.city, state: temple.state })}`}
      description={description}
      lengths={[place ? `${length}, ${place}` : length]}
      next={[next]}
      price={formatCents(priceCents)}
      taxes={[text(`poojas.tax.${taxClass}`)]}
      to={onRequest ? askPath(temple.slug, id) : bookingAddress(catalogOf(pathname), temple.slug, id)}
      label={text(onRequest ? 'poojas.requestName' : 'poojas.bookName', names)}
      action={text(onRequest ? 'poojas.request' : 'poojas.book')}
    />
  );
}

/** The same in words. The first paint has every word there may be for one line, and the server keeps the one that is right. */
export function PoojaLines({
  name,
  temple,
  description,
  lengths,
  next,
  price,
  taxes,
  to,
  label,
  action,
}: PoojaWords & { label: string; action: string }) {
  const _text = useTexts();
  return (
    <Row>
      <Words>
        <h2>{name}</h2>
        <p>{temple}</p>
        <p>{description}</p>
        {lengths.map((length) => (
          <p key={length}>{length}</p>
        ))}
        {next.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places.
          <p key={index}>{line}</p>
        ))}
      </Words>
      <Price>
        <div>
          <b>{price}</b>
          {taxes.map((tax) => (
            <small key={tax}>{tax}</small>
          ))}
        </div>
        <Button to={to} aria-label={label}>
          {action}
        </Button>
      </Price>
    </Row>
  );
}
