import type { Remote } from '../areas.ts';
import type { Gateway } from '../giving/payment.ts';
import type { Role } from '../roles.ts';
import type { RemoteRelease } from './remote-release.ts';

/** The release of each remote that this browser runs, as the page carries it. */
export interface RegistryDocument {
  releases: RemoteRelease[];
  /** Grows with every change of the registry; 0 while nothing was ever published. */
  revision?: number;
  /** Remotes of which this browser tries an unreleased build, and those it has switched off. */
  previews?: Remote[];
  disabled?: Remote[];
}

/** Figures of the landing page: settings, not measurements. */
export interface MarketingFigures {
  temples: string;
  donations: string;
  devotees: string;
  poojas: string;
}

/** What the landing page's demo button opens; null where demo data is off. */
export interface DemoEHundi {
  temple: string;
  qr: string;
  name: string;
  purpose: string;
  /** The QR code's dark modules as one SVG path, with the side of its square. */
  code: { path: string; size: number };
}

/** Everything the shell must know before it starts, embedded in every page so that it costs no request. */
export interface BootDocument {
  registry: RegistryDocument;
  /** Names this page load, signed: what the page reports about remotes counts once. */
  pageLoad?: string;
  figures: MarketingFigures;
  demo: DemoEHundi | null;
  payments: Gateway;
  /** Accounts anybody may try; none where demo data is off. */
  demoLogins: DemoLogin[];
  /** A system for trying things out, which its pages say above everything else. */
  staging?: true;
}

/** A documented account of the demo data. */
export interface DemoLogin {
  email: string;
  role: Role;
  password: string;
}

/** The element of the page that carries the boot document. */
export const BOOT_ELEMENT_ID = 'boot';

/** The specification's figures, shown until the platform desk confirms others. */
export const STARTING_FIGURES: MarketingFigures = { temples: '1000+', donations: '$2.5M+', devotees: '15K+', poojas: '500+' };

/** The address the demo button and its QR code open. */
export function demoGiftPath(demo: Pick<DemoEHundi, 'temple' | 'qr' | 'name' | 'purpose'>): string {
  const { temple, qr, name, purpose } = demo;
  return `/donate?${new URLSearchParams({ temple, qr, name, purpose })}`;
}
