import { CARD_RETURN_FIELDS, type SavedCard, savedCardEndpoints } from '@sannidhi/contracts';
import { Banner, Button, useErrorSentence, useWrite } from '@sannidhi/kit';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paidWithIn } from '../giving/paid-with.ts';
import { useTexts } from '../use-texts.ts';

/** Back from the provider's card page: asks how that ended. The address only says what the person did there. */
export function CardReturn({ cardId }: { cardId: string }) {
  const text = useTexts();
  const sentenceOf = useErrorSentence();
  const check = useWrite(savedCardEndpoints.check);
  const ask = () => check.mutate({ params: { cardId } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once on the return; asking again changes nothing.
  useEffect(ask, []);
  const again = <Button onClick={ask}>{text('plans.return.again')}</Button>;
  if (check.error) {
    return (
      <Banner kind="error" title={text('plans.return.failed')} action={again}>
        {sentenceOf(check.error)}
      </Banner>
    );
  }
  return check.data ? <Outcome card={check.data} again={again} /> : <Banner kind="info">{text('plans.return.asking')}</Banner>;
}

function Outcome({ card, again }: { card: SavedCard; again: ReactNode }) {
  const text = useTexts();
  const left = useSearchParams()[0].get(CARD_RETURN_FIELDS.outcome) === 'left';
  if (card.status === 'active') {
    return (
      <Banner kind="success">{text('plans.return.added', { card: paidWithIn(card.label, text) ?? text('plans.return.yours') })}</Banner>
    );
  }
  if (card.status === 'pending' && !left) {
    return (
      <Banner kind="info" action={again}>
        {text('plans.return.pending')}
      </Banner>
    );
  }
  return <Banner kind="info">{text(left ? 'plans.return.left' : 'plans.return.refused')}</Banner>;
}
