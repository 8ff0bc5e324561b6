import { FIRM_PRIEST_RULES, type PriestRule } from '@sannidhi/contracts';
import type { PriestAssignmentRow } from './priest-assignment.entity.ts';

const FIRM: readonly PriestRule[] = FIRM_PRIEST_RULES;

/** Whether the office may choose a priest in spite of a rule, with a reason. */
export const mayOverrule = (rule: PriestRule): boolean => !FIRM.includes(rule);

/** Whether the office chose this priest in spite of a rule. */
export const isOverruled = ({ explanation }: Pick<PriestAssignmentRow, 'explanation'>): boolean =>
  explanation.code === 'priest-assignment.why-office-anyway';
