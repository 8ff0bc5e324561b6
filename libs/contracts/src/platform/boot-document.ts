import type { Remote } from '../areas.ts';
import type { Gateway } from '../giving/payment.ts';
import type { RegisteredArea } from '../registered-areas.ts';
import type { Role } from '../roles.ts';
import type { RemoteRelease } from './remote-release.ts';

/** The release of each remote that this browser runs, as embedded in the page. */
export interface RegistryDocument {
  releases: RemoteRelease[];
  /** Areas registered at run time, besides the installed ones. */
  areas?: RegisteredArea[];
  /** Increases with every change of the registry; 0 until something is published. */
  revision?: number;
  /** Remotes for which this browser previews a release, and those it has disabled. */
  previews?: Remote[];
  disabled?: Remote[];
}

/** The landing page's figures: settings, not measurements. */
export interface MarketingFigures {
  temples: string;
  donations: string;
  devotees: string;
  poojas: string;
}

/** What the landing page's demo button opens; null without demo data. */
export interface DemoEHundi {
  temple: string;
  qr: string;
  name: string;
  purpose: string;
  /** The QR code's dark modules as one SVG path, with the size of its square. */
  code: { path: string; size: number };
}

/** Everything the shell must know before it starts, embedded in every page so that it costs no request. */
export interface BootDocument {
  registry: RegistryDocument;
  /** Identifies this page load, signed: what the page reports about remotes counts once. */
  pageLoad?: string;
  figures: MarketingFigures;
  demo: DemoEHundi | null;
  payments: Gateway;
  /** Demo accounts that anyone may use; none without demo data. */
  demoLogins: DemoLogin[];
  /** A staging system, which its pages say above everything else. */
  staging?: true;
}

/** A documented account in the demo data. */
export interface DemoLogin {
  email: string;
  role: Role;
  password: string;
}

/** The page element that contains the boot document. */
export const BOOT_ELEMENT_ID = 'boot';

/** The specification's figures, shown until the platform team confirms others. */
export const STARTING_FIGURES: MarketingFigures = { temples: '1000+', donations: '$2.5M+', devotees: '15K+', poojas: '500+' };

/** The address that the demo button and its QR code open. */
export function demoGiftPath(demo: Pick<DemoEHundi, 'temple' | 'qr' | 'name' | 'purpose'>): string {
  const { temple, qr, name, purpose } = demo;
  return `/donate?${new URLSearchParams({ temple, qr, name, purpose })}`;
}
