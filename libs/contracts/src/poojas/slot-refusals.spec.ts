import { poojaSlotNoun } from './pooja-slot.noun.ts';

/** What a family may learn about a time that it can't book. */
const HEARD = ['slot-unknown', 'slot-over', 'slot-canceled', 'slot-too-soon', 'slot-too-far', 'slot-closed'] as const;

it.each(['hi', 'te', 'ta', 'kn', 'gu'] as const)('says in %s why a time can’t be booked', async (language) => {
  const { errors } = (await poojaSlotNoun.texts[language]()) as unknown as { errors: Record<string, string> };
  for (const code of HEARD) expect(errors[code]).toMatch(/^\P{Script=Latin}+$/u);
});
