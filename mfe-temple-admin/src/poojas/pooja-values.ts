import { line, type PoojaService, poojaServiceSchema } from '@sannidhi/contracts';

const WORDS_MAX = 600;
const words = () => line(WORDS_MAX).default('');

/** The form's rules: lists are typed as words with commas between them. */
export const poojaFormSchema = poojaServiceSchema.shape({ skills: words() });

const NOT_GIVEN = { waitlistMax: undefined, prasadamCents: undefined, creditsFundId: undefined };

/** The form's values of a pooja; of a new one what the contract assumes. */
export function poojaValues(pooja?: PoojaService): Record<string, unknown> {
  if (!pooja) return { ...poojaServiceSchema.getDefault(), name: '', skills: '', ...NOT_GIVEN };
  const { id: _, waitlistMax, prasadamCents, creditsFundId, skills, ...rest } = pooja;
  const given = {
    waitlistMax: waitlistMax ?? undefined,
    prasadamCents: prasadamCents ?? undefined,
    creditsFundId: creditsFundId ?? undefined,
  };
  return { ...rest, skills: skills.join(', '), ...given };
}
