import { line, type PoojaService, poojaServiceSchema } from '@sannidhi/contracts';

const WORDS_MAX = 600;
const words = () => line(WORDS_MAX).default('');

/** The form's rules: lists are typed as words with commas between them. */
export const poojaFormSchema = poojaServiceSchema.shape({ skills: words(), languages: words() });

/** The form's values of a pooja; of a new one what the contract assumes. */
export function poojaValues(pooja?: PoojaService): Record<string, unknown> {
  if (!pooja)
    return { ...poojaServiceSchema.getDefault(), name: '', skills: '', languages: '', waitlistMax: undefined, prasadamCents: undefined };
  const { id: _, waitlistMax, prasadamCents, skills, languages, ...rest } = pooja;
  const lists = { skills: skills.join(', '), languages: languages.join(', ') };
  return { ...rest, ...lists, waitlistMax: waitlistMax ?? undefined, prasadamCents: prasadamCents ?? undefined };
}
