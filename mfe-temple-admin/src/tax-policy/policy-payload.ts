import type { taxPolicySchema } from '@sannidhi/contracts';
import type { InferType } from 'yup';

type Policy = InferType<typeof taxPolicySchema>;

/** The policy as it is sent: value and benefit only with class `partial`, whatever was typed before another was chosen. */
export const policyPayload = ({ rules }: Policy): Policy => ({
  rules: rules.map(({ kind, taxClass, fairMarketValueCents, benefit }) =>
    taxClass === 'partial' ? { kind, taxClass, fairMarketValueCents, benefit } : { kind, taxClass },
  ) as Policy['rules'],
});
