import { Icon } from '../icons/icon.tsx';
import { IconChevronDown } from '../icons/icons.ts';

/** A native select’s arrow, in place of the library’s triangle. */
export const Chevron = ({ className }: { className?: string }) => <Icon of={IconChevronDown} size="sm" className={className} />;
