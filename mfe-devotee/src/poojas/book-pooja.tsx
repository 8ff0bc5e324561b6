import { familyEndpoints, type PoojaOffer, poojaServiceEndpoints } from '@sannidhi/contracts';
import {
  Banner,
  Button,
  EmptyState,
  isMissing,
  Page,
  PageHeader,
  ScreenStates,
  Stepper,
  useRead,
  useSession,
  useStep,
} from '@sannidhi/kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { VerifyBanner } from '../account/verify-banner.tsx';
import { openingPath } from '../openings/opening-paths.ts';
import { useTexts } from '../use-texts.ts';
import { BookingForm } from './booking-form.tsx';
import { catalogOf } from './pooja-paths.ts';
import { placeOf } from './pooja-place.ts';

/** The booking of one pooja: its time, who it is for, and what it comes to. */
export function BookPooja({ temple, poojaId }: { temple: string; poojaId: string }) {
  const text = useTexts();
  const query = useRead(poojaServiceEndpoints.offer, { params: { slug: temple, serviceId: poojaId } });
  const offer = query.data;
  const catalog = `${catalogOf(useLocation().pathname)}?temple=${temple}`;
  const name = offer?.name ?? text('titles.poojaBooking');
  useStep('details', name);
  return (
    <Page>
      <p>
        <Button variant="text" flush to={catalog}>
          {text('poojas.back')}
        </Button>
      </p>
      <PageHeader
        title={name}
        lead={offer && leadOf(offer, placeOf(offer, text), text('poojas.minutes', { count: offer.durationMinutes }))}
      />
      {isMissing(query.error) ? (
        <EmptyState title={text('poojas.unknown')} action={<Button to={catalog}>{text('poojas.back')}</Button>}>
          {text('poojas.noneHelp')}
        </EmptyState>
      ) : (
        <>
          <Steps catalog={catalog} />
          <VerifyBanner />
          {offer?.openingId && <SoldInOpening offer={offer} openingId={offer.openingId} />}
          <ScreenStates query={query} failedTitle={text('poojas.failed')}>
            {(loaded) => <WithFamily offer={loaded} />}
          </ScreenStates>
        </>
      )}
    </Page>
  );
}

/** "Worship of Vishnu. 90 minutes, main hall." */
const leadOf = ({ description }: PoojaOffer, place: string, minutes: string): string =>
  [description, [minutes, place].filter(Boolean).join(', ')].filter(Boolean).join(/[.।]$/.test(description) ? ' ' : '. ');

function Steps({ catalog }: { catalog: string }) {
  const text = useTexts();
  const navigate = useNavigate();
  const steps = [text('poojas.steps.pooja'), text('poojas.steps.details'), text('poojas.steps.payment')];
  return <Stepper steps={steps} current={1} onBack={() => void navigate(catalog)} />;
}

/** Some of its times, or all there are, go on sale at a set minute: on a page of their own. */
function SoldInOpening({ offer: { temple, nextAt }, openingId }: { offer: PoojaOffer; openingId: string }) {
  const text = useTexts();
  return (
    <Banner kind="info" action={<Button to={openingPath(temple.slug, openingId)}>{text('poojas.time.toOpening')}</Button>}>
      {text(nextAt ? 'poojas.time.someInOpening' : 'poojas.time.nextInOpening')}
    </Banner>
  );
}

/** A devotee chooses from the family; who isn't signed in types names. */
function WithFamily({ offer }: { offer: PoojaOffer }) {
  const text = useTexts();
  const { isDonor } = useSession();
  const family = useRead(familyEndpoints.list, { enabled: isDonor });
  if (!isDonor) return <BookingForm offer={offer} family={[]} />;
  return (
    <ScreenStates query={family} failedTitle={text('poojas.familyFailed')}>
      {(members) => <BookingForm offer={offer} family={members.filter(({ hasDied }) => !hasDied)} />}
    </ScreenStates>
  );
}
