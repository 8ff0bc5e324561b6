import { INTENTION_MAX, type PoojaOffer } from '@sannidhi/contracts';
import { CheckboxField, Field } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** The intention, and whether the family comes, where it can. */
export function DetailFields({ location, at = '' }: Pick<PoojaOffer, 'location'> & { at?: string }) {
  const text = useTexts();
  return (
    <>
      <Field
        name={`${at}intention`}
        label={text('poojas.intention')}
        help={text('poojas.intentionHelp')}
        rows={3}
        maxLength={INTENTION_MAX}
        optional
      />
      {location === 'remote' ? (
        <p>{text('poojas.remoteHelp')}</p>
      ) : (
        <CheckboxField name={`${at}inAbsentia`} label={text('poojas.absent')} help={text('poojas.absentHelp')} />
      )}
    </>
  );
}
