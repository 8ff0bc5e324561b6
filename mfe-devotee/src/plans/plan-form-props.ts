import type { OwnPlanDetail } from '@sannidhi/contracts';

/** What each form that changes a plan gets. */
export interface PlanFormProps {
  plan: OwnPlanDetail;
  onDone: () => void;
}
