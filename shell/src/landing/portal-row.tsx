import { type Portal, ROLE_FACTS, roleOfPortal } from '@sannidhi/contracts';
import type { MouseEvent, ReactNode } from 'react';
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

/**
 * One portal: a button that opens its sign-in form. The form is mounted only while the row is open, so it always starts empty. Without
 * scripts the button leads to the portal's own sign-in page.
 */
export function PortalRow({ portal, icon, name, detail, isOpen, onToggle }: PortalRowProps) {
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    onToggle();
  };
  return (
    <li className={isOpen ? 'portal is-open' : 'portal'}>
      <form action={ROLE_FACTS[roleOfPortal(portal) ?? 'donor'].signInPath}>
        <button type="submit" className="portal-head" aria-expanded={isOpen} aria-controls={`portal-${portal}`} onClick={toggle}>
          {icon}
          <span className="portal-name">
            <b>{name}</b>
            <span>{detail}</span>
          </span>
          <IconChevronDown className="portal-chevron" size={22} stroke={1.6} aria-hidden="true" />
        </button>
      </form>
      <div id={`portal-${portal}`}>{isOpen && <PortalForm portal={portal} name={name} />}</div>
    </li>
  );
}
