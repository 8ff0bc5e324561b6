import { POOJA_LOCATIONS, paintIf, paintMark, TAX_CLASSES } from '@sannidhi/contracts';
import { Page, PageHeader } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { PoojaList } from './pooja-catalog.tsx';
import { bookingAddress, PUBLIC_CATALOG } from './pooja-paths.ts';
import { PoojaLines } from './pooja-row.tsx';
import { PoojaSearch } from './pooja-search.tsx';

const fact = (name: string) => paintMark(`poojas.${name}`);

/** The whole catalog with its first page of poojas, as `pooja-catalog.tsx` shows it. */
function WholeCatalog() {
  const text = useTexts();
  // Of more than one minute, as every pooja is.
  const length = text('poojas.minutes', { count: 2 }).replace('2', fact('minutes'));
  const elsewhere = POOJA_LOCATIONS.filter((location) => location !== 'temple');
  return (
    <Page reading>
      <PageHeader title={text('titles.poojaBooking')} lead={text('poojas.lead')} />
      <PoojaSearch search="" temple="" onSearch={() => undefined} />
      <div>
        <PoojaList aria-label={text('poojas.poojas')}>
          <PoojaLines
            name={fact('name')}
            temple={`${fact('temple')}, ${text('guest.place', { city: fact('city'), state: fact('state') })}`}
            description={fact('description')}
            lengths={[
              paintIf('poojas.anywhere', length),
              `${length}, ${fact('place')}`,
              ...elsewhere.map((location) => paintIf(`poojas.${location}`, `${length}, ${text(`poojas.location.${location}`)}`)),
            ]}
            next={[<b key="next">{text('poojas.next', { when: fact('next') })}</b>, paintIf('poojas.none', text('poojas.noNext'))]}
            price={fact('price')}
            taxes={TAX_CLASSES.map((taxClass) => paintIf(`poojas.${taxClass.replace('-', '')}`, text(`poojas.tax.${taxClass}`)))}
            to={bookingAddress(PUBLIC_CATALOG, 'SLUG', 'ID').replace('SLUG', fact('slug')).replace('ID', fact('id'))}
            label={text('poojas.bookName', { name: fact('name'), temple: fact('temple') })}
            action={text('poojas.book')}
          />
        </PoojaList>
      </div>
    </Page>
  );
}

/** The catalog with what the server knows of it. */
export const firstPaints = { '/pooja-booking#poojas': WholeCatalog };
