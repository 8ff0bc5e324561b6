import type { ReactNode } from 'react';
import type { AreaIcon } from '../area/define-area.ts';

/** One entry of a frame's navigation, already translated and permitted. */
export interface FrameLink {
  to: string;
  label: string;
  icon: AreaIcon;
  /** Something waits there. */
  count?: number;
}

export interface FrameProps {
  children: ReactNode;
  /** Icon buttons of the area in the head, such as search or notifications. */
  tools?: ReactNode;
}
