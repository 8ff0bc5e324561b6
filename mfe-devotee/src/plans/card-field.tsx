import { type SavedCard, savedCardEndpoints } from '@sannidhi/contracts';
import { RadioCardsField, useRead } from '@sannidhi/kit';
import { paidWithIn } from '../giving/paid-with.ts';
import { useTexts } from '../use-texts.ts';

/** The choice that leads to the provider's page. */
export const NEW_CARD = '';

/** The donor's cards at one temple that can be charged; undefined until known. */
export function useCards(templeSlug: string): SavedCard[] | undefined {
  const { data } = useRead(savedCardEndpoints.list, { query: { temple: templeSlug } });
  return data?.filter(({ status }) => status === 'active');
}

/** Which card is charged: a saved one, or a new one. Without saved cards there is nothing to choose. */
export function CardField({ cards }: { cards: readonly SavedCard[] }) {
  const text = useTexts();
  if (cards.length === 0) return null;
  return (
    <RadioCardsField
      name="cardId"
      label={text('plans.card.label')}
      cards={[
        ...cards.map((card) => ({ value: card.id, label: paidWithIn(card.label, text), note: <Expires card={card} /> })),
        { value: NEW_CARD, label: text('plans.card.new'), note: text('plans.card.newHelp') },
      ]}
    />
  );
}

/** Until when a card can be charged. */
export function Expires({ card: { expiresMonth, expiresYear } }: { card: SavedCard }) {
  const text = useTexts();
  if (!expiresMonth || !expiresYear) return null;
  return <>{text('plans.card.expires', { month: String(expiresMonth).padStart(2, '0'), year: expiresYear })}</>;
}
