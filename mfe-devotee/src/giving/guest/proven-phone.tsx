import { Link } from 'react-router-dom';
import { useTexts } from '../../use-texts.ts';
import { BetweenRow } from './between-row.ts';
import type { PhoneProof } from './guest-draft.ts';
import { useStepAddress } from './guest-steps.ts';

/** Replaces the code if the phone was just verified: another gift, or a retried payment. */
export function ProvenPhone({ proof }: { proof: PhoneProof }) {
  const text = useTexts();
  const address = useStepAddress();
  return (
    <div>
      <h2>{text('code.provenHeading')}</h2>
      <p>{text('code.proven', { phone: proof.shownAs })}</p>
      <BetweenRow>
        <Link to={address('phone')}>{text('code.changeNumber')}</Link>
      </BetweenRow>
    </div>
  );
}
