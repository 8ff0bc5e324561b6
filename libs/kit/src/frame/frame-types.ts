import type { ReactNode } from 'react';
import type { AreaIcon } from '../area/define-area.ts';

/** One entry of a frame's navigation, already translated and permitted. */
export interface FrameLink {
  to: string;
  label: string;
  icon: AreaIcon;
  /** Shows that something is waiting there. */
  count?: number;
}

export interface FrameProps {
  children: ReactNode;
  /** The area's icon buttons in the header, such as search or notifications. */
  tools?: ReactNode;
}
