import type { FundPublic, TemplePublic } from '@sannidhi/contracts';
import { Button, IconButton, IconShoppingCart, styled, useSession } from '@sannidhi/kit';
import { useState } from 'react';
import { AddToCartDialog } from '../cart/add-to-cart-dialog.tsx';
import { useGuestDraft } from '../giving/guest/guest-draft.ts';
import { useTexts } from '../use-texts.ts';

const List = styled('ul')(({ theme }) => ({
  padding: 0,
  margin: 0,
  listStyle: 'none',
  // In large text the buttons go below the words.
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', padding: '12px 0' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
  '& li > div': { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& li > span': { display: 'flex', flex: 'none', gap: 4, alignItems: 'center' },
  '& b': { fontWeight: 600 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));

interface PurposeListProps {
  temple: Pick<TemplePublic, 'slug' | 'name'>;
  funds: readonly FundPublic[];
}

/** What a temple accepts gifts for; each can be given to now or added to the cart. */
export function PurposeList({ temple, funds }: PurposeListProps) {
  const text = useTexts();
  const [wanted, setWanted] = useState<FundPublic>();
  const { isDonor } = useSession();
  const [, changeDraft] = useGuestDraft();
  const { slug } = temple;
  // A guest's gift starts with the purpose that was chosen here.
  const wayTo = ({ id }: FundPublic) =>
    isDonor
      ? { to: `/devotee/donate?temple=${slug}&fund=${id}` }
      : { to: `/donate?temple=${slug}`, onClick: () => changeDraft({ templeSlug: slug, qrCodeId: '', fundId: id }) };
  return (
    <>
      <List>
        {funds.map((fund) => (
          <li key={fund.id}>
            <div>
              <b>{fund.name}</b>
              {fund.description && <small>{fund.description}</small>}
              {fund.restricted && <small>{text('purpose.restricted')}</small>}
            </div>
            <span>
              <IconButton icon={IconShoppingCart} label={text('cart.addFund', { fund: fund.name })} onClick={() => setWanted(fund)} />
              <Button small {...wayTo(fund)} aria-label={text('myTemple.giveTo', { fund: fund.name })}>
                {text('myTemple.give')}
              </Button>
            </span>
          </li>
        ))}
      </List>
      <AddToCartDialog temple={temple} fund={wanted} onClose={() => setWanted(undefined)} />
    </>
  );
}
