import { type OwnCard, savedCardEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, IconTrash, notify, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { paidWithIn } from '../giving/paid-with.ts';
import { useTexts } from '../use-texts.ts';

interface RemoveCardProps {
  card: OwnCard;
  onRemoved: () => void;
}

/** Removes a card that nothing uses, after a question. */
export function RemoveCard({ card, onRemoved }: RemoveCardProps) {
  const text = useTexts();
  const sentenceOf = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const label = paidWithIn(card.label, text) ?? text('plans.return.yours');
  const remove = useWrite(savedCardEndpoints.remove, {
    onSuccess: () => {
      notify({ kind: 'success', title: text('plans.cards.removed', { card: label }) });
      onRemoved();
    },
  });
  const onError = (error: Error) => notify({ kind: 'error', title: text('plans.cards.notRemoved'), body: sentenceOf(error) });
  const press = () => remove.mutate({ params: { cardId: card.id } }, { onError, onSettled: () => setAsking(false) });
  return (
    <>
      <Button
        small
        variant="text"
        icon={IconTrash}
        aria-label={text('plans.cards.removeOne', { card: label })}
        onClick={() => setAsking(true)}
      >
        {text('plans.cards.remove')}
      </Button>
      <Dialog
        open={asking}
        title={text('plans.cards.ask', { card: label })}
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>{text('plans.cards.keep')}</Button>
            <Button variant="destructive" icon={IconTrash} busy={remove.isPending && text('plans.saving')} onClick={press}>
              {text('plans.cards.remove')}
            </Button>
          </>
        }
      >
        {text('plans.cards.effect')}
      </Dialog>
    </>
  );
}
