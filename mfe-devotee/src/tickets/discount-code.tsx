import { guestTicketEndpoints, type TicketDiscount, type TicketOffer, ticketDiscountEndpoints } from '@sannidhi/contracts';
import { Button, Field, notify, useErrorSentence, useFormField, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/**
 * Finds what a typed code takes off; null where none was typed. Throws what the server answers to an unknown one. `authorization`: of a guest.
 */
export function useCodeCheck(slug: string, { occurrenceId }: TicketOffer, authorization?: string) {
  const { mutateAsync, isPending } = useWrite(authorization ? guestTicketEndpoints.checkDiscount : ticketDiscountEndpoints.check);
  const check = async (code: string): Promise<TicketDiscount | null> =>
    code.trim() === ''
      ? null
      : mutateAsync({ body: { templeSlug: slug, occurrenceId, code }, ...(authorization ? { authorization } : {}) });
  return { check, isPending };
}

interface DiscountCodeProps {
  slug: string;
  offer: TicketOffer;
  discount: TicketDiscount | null;
  onChange: (discount: TicketDiscount | null) => void;
  /** Of a guest. */
  authorization?: string;
}

/** Takes a code, so that the total shows what it takes off before anything is in the cart. */
export function DiscountCode({ slug, offer, discount, onChange, authorization }: DiscountCodeProps) {
  const text = useTexts();
  const sentence = useErrorSentence();
  const { value: code = '', setValue } = useFormField<string>('code', false);
  const { check, isPending } = useCodeCheck(slug, offer, authorization);
  const apply = () => check(code).then(onChange, (error: Error) => notify({ kind: 'error', title: sentence(error) }));
  const remove = () => {
    setValue('');
    onChange(null);
  };
  if (discount)
    return (
      <Button variant="text" onClick={remove}>
        {text('tickets.code.remove', { code: discount.discountCode })}
      </Button>
    );
  return (
    <>
      <Field optional name="code" label={text('tickets.code.label')} maxLength={24} autoComplete="off" />
      {code.trim() !== '' && (
        <Button busy={isPending && text('tickets.saving')} onClick={() => void apply()}>
          {text('tickets.code.apply')}
        </Button>
      )}
    </>
  );
}
