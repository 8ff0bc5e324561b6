import { NEW_TICKET_TYPE, type TicketSale, type TicketType } from '@sannidhi/contracts';
import { newLineId } from '@sannidhi/kit';

type Body = Omit<TicketSale, 'dates' | 'isSet'>;

/** Every field has an entry, undefined where there is no value. */
export const saleValues = ({ capacity, types, ...rest }: Body): Record<string, unknown> => ({
  ...rest,
  capacity: capacity ?? undefined,
  types: types.map(typeValues),
});

const typeValues = (type: TicketType) => ({
  ...type,
  seriesPriceCents: type.seriesPriceCents ?? undefined,
  capacity: type.capacity ?? undefined,
  quotaId: type.quotaId ?? '',
  minAge: type.minAge ?? undefined,
  maxAge: type.maxAge ?? undefined,
  saleFrom: type.saleFrom ?? '',
  saleUntil: type.saleUntil ?? '',
});

export const newType = () => typeValues({ ...NEW_TICKET_TYPE, id: newLineId(), name: '' });
export const newQuota = () => ({ id: newLineId(), name: '', capacity: undefined });
export const newQuestion = () => ({ id: newLineId(), ask: 'ticket', label: '', kind: 'text', choices: [], required: false });
