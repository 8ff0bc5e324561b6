import type { Portal } from '@sannidhi/contracts';
import type { ReactNode } from 'react';
import { IconChevronDown } from './icons.ts';
import { PortalForm } from './portal-form.tsx';

interface PortalRowProps {
  portal: Portal;
  icon: ReactNode;
  name: string;
  detail: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** One portal: a button that opens its sign-in form. The form lives only while the row is open, so it always starts empty. */
export function PortalRow({ portal, icon, name, detail, isOpen, onToggle }: PortalRowProps) {
  return (
    <li className={isOpen ? 'portal is-open' : 'portal'}>
      <button type="button" className="portal-head" aria-expanded={isOpen} aria-controls={`portal-${portal}`} onClick={onToggle}>
        {icon}
        <span className="portal-name">
          <b>{name}</b>
          <span>{detail}</span>
        </span>
        <IconChevronDown className="portal-chevron" size={22} stroke={1.6} aria-hidden="true" />
      </button>
      <div id={`portal-${portal}`}>{isOpen && <PortalForm portal={portal} name={name} />}</div>
    </li>
  );
}
