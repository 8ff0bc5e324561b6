import type { DedicationCard } from '@sannidhi/contracts';

interface CardFacts {
  temple: string;
  recipient: string;
  honoree: string;
  kind: DedicationCard['kind'];
  from: string | null;
}

/** What a card says, in English with Hindi below: nobody knows the family's language. Never an amount, nor an anonymous donor. */
export function cardWords({ temple, recipient, honoree, kind, from }: CardFacts) {
  const giver = from ?? 'A devotee who wishes to remain anonymous';
  const giverHi = from ?? 'अपना नाम न बताने वाले एक भक्त';
  const inMemory = kind === 'memory';
  return {
    subject: inMemory ? `A gift in memory of ${honoree}` : `A gift in honor of ${honoree}`,
    subjectHi: `${honoree} ${inMemory ? 'की स्मृति' : 'के सम्मान'} में दान`,
    greeting: `Dear ${recipient},`,
    greetingHi: `प्रिय ${recipient},`,
    message: [
      `${giver} gave a gift to ${temple} in ${inMemory ? 'loving memory' : 'honor'} of ${honoree}.`,
      `${giverHi} ने ${honoree} ${inMemory ? 'की स्मृति' : 'के सम्मान'} में ${temple} को दान दिया।`,
    ],
    note: `${temple} sends this card because the donor asked us to let you know.`,
    note2: `${temple} यह पत्र दाता के कहने पर भेज रहा है।`,
  };
}
