import {
  type FamilyMember,
  INTENTION_MAX,
  type PoojaOffer,
  poojaRequestEndpoints,
  REQUEST_PLACES,
  type TemplePublic,
} from '@sannidhi/contracts';
import {
  Card,
  Field,
  Form,
  FormActions,
  KeepTyped,
  notify,
  RadioCardsField,
  SubmitButton,
  styled,
  useDraft,
  useFormValues,
  useWrite,
} from '@sannidhi/kit';
import { useNavigate } from 'react-router-dom';
import { AddressFields } from '../poojas/address-fields.tsx';
import { participantsOf } from '../poojas/booking-values.ts';
import { FamilyTable } from '../poojas/family-table.tsx';
import { PeopleFields } from '../poojas/people-fields.tsx';
import { useTexts } from '../use-texts.ts';
import { DateWishes } from './date-wishes.tsx';
import { requestPath } from './request-paths.ts';
import { emptyRequest, REQUEST_PEOPLE, type RequestValues, requestFormSchema } from './request-values.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

interface RequestFormProps {
  temple: Pick<TemplePublic, 'slug' | 'name'>;
  /** The pooja that is asked for; undefined for own words. */
  offer: PoojaOffer | undefined;
  family: readonly FamilyMember[];
}

/** What a devotee asks a temple for: what, where, when and for whom. The temple answers with a quote. */
export function RequestForm({ temple, offer, family }: RequestFormProps) {
  const text = useTexts();
  const navigate = useNavigate();
  const make = useWrite(poojaRequestEndpoints.make);
  const serviceId = offer?.id ?? null;
  const start = emptyRequest(family, offer?.location === 'temple' ? 'temple' : 'home', serviceId);
  const [draft, keep, forget] = useDraft<Partial<RequestValues>>(`pooja-request:${temple.slug}:${serviceId}`, {});
  const submit = async ({ family: chosen, people, address, ...said }: RequestValues) => {
    const names = { participants: participantsOf({ family: chosen, people }, family), inAbsentia: false };
    const home = said.place === 'home' ? address : null;
    const body = { ...said, ...names, templeSlug: temple.slug, address: home };
    const { id } = await make.mutateAsync({ body });
    forget();
    notify({ kind: 'success', title: text('requests.ask.done', { temple: temple.name }) });
    void navigate(requestPath(id));
  };
  return (
    <Form
      long
      label={text('titles.askForPooja')}
      schema={requestFormSchema}
      initialValues={{ ...start, ...draft }}
      onSubmit={(values) => submit(values as unknown as RequestValues)}
    >
      <KeepTyped<RequestValues> keep={keep} />
      <Card title={offer?.name ?? temple.name}>
        <Fields>
          <Field
            name="wish"
            label={text(offer ? 'requests.ask.remarks' : 'requests.ask.wish')}
            help={text('requests.ask.wishHelp')}
            rows={3}
            maxLength={1_000}
            {...(offer ? { optional: true } : {})}
          />
          <PlaceFields />
        </Fields>
      </Card>
      <Card title={text('requests.ask.when')}>
        <DateWishes />
      </Card>
      <Card title={text('poojas.names.heading')}>
        <Fields>
          {family.length > 0 && <FamilyTable family={family} fields={REQUEST_PEOPLE.sankalpamFields} />}
          <PeopleFields fields={REQUEST_PEOPLE.sankalpamFields} most={REQUEST_PEOPLE.namesMax} />
          <Field name="intention" label={text('poojas.intention')} rows={2} maxLength={INTENTION_MAX} optional />
          <Field name="language" label={text('requests.language')} help={text('requests.languageHelp')} maxLength={40} optional />
        </Fields>
      </Card>
      <p>{text('requests.ask.next', { temple: temple.name })}</p>
      <FormActions>
        <SubmitButton busy={text('bookings.saving')}>{text('requests.ask.send')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function PlaceFields() {
  const text = useTexts();
  const { place } = useFormValues<RequestValues>();
  return (
    <>
      <RadioCardsField
        name="place"
        label={text('requests.ask.where')}
        cards={REQUEST_PLACES.map((value) => ({
          value,
          label: text(`requests.place.${value}`),
          note: text(`requests.placeNote.${value}`),
        }))}
      />
      {place === 'home' && <AddressFields name="address" />}
    </>
  );
}
