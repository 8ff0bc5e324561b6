import { type PoojaService, poojaServiceSchema } from '@sannidhi/contracts';

/** The form's values of a pooja; of a new one what the contract assumes. */
export function poojaValues(pooja?: PoojaService): Record<string, unknown> {
  if (!pooja) return { ...poojaServiceSchema.getDefault(), name: '', waitlistMax: undefined, prasadamCents: undefined };
  const { id: _, waitlistMax, prasadamCents, ...rest } = pooja;
  return { ...rest, waitlistMax: waitlistMax ?? undefined, prasadamCents: prasadamCents ?? undefined };
}
