import type { Role } from './roles.ts';

/** A remote's name. Which ones there are is known at run time: operators register areas. */
export type Remote = `mfe-${string}`;

/** An area that an operator registered at run time: its remote is built and released from another repository. */
export interface RegisteredArea {
  name: Remote;
  /** Whose portal it is part of. */
  role: Role;
  /** The first segment of all its paths: `/gotra`. */
  prefix: string;
  /** What people read when it isn't available. */
  title: { en: string; hi: string };
}

let registered: readonly RegisteredArea[] = [];

/** The areas that are registered besides the installed ones, as far as this process or page knows. */
export const registeredAreas = (): readonly RegisteredArea[] => registered;

/** Makes these the registered areas: the server does so from its database, a page from its registry, a build from its own package. */
export function registerAreas(areas: readonly RegisteredArea[]): void {
  registered = areas;
}
