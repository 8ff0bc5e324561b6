import { DomainError } from '../../../platform/http/domain-error.ts';

/** `.catch(unlessReceiptIncomplete)`: the money is there whatever the paper lacks, and the order shows under "To check". */
export function unlessReceiptIncomplete(error: unknown): null {
  if (error instanceof DomainError && error.code === 'receipt-incomplete') return null;
  throw error;
}
