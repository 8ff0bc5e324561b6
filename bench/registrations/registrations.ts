import { compareGrown, type GrownFigures } from '../scale/compare-grown.ts';
import { type Answer, answerRows } from '../scale/scale.ts';
import { growRegistrations } from './grown.ts';
import { registrationQuestions } from './questions.ts';

export interface RegistrationFigures {
  registrations: GrownFigures['rows'];
  answers: Answer[];
}

/** The same lists and dashboards of events with 10,000 registrations and with a million, in turns. */
export async function measureRegistrations(): Promise<RegistrationFigures> {
  const large = Number(process.env.REGISTRATIONS ?? 1_000_000);
  const grown = { table: 'tickets', small: 10_000, large, grow: growRegistrations, questions: registrationQuestions };
  const { rows, answers } = await compareGrown(grown);
  return { registrations: rows, answers };
}

export const registrationRows = ({ answers, registrations }: RegistrationFigures) =>
  answerRows(answers, `${registrations.small} registrations`);
