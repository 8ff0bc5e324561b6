import { type Area, type RemoteNavigationItem, roleOfArea, saidIn, shownRoute } from '@sannidhi/contracts';
import type { FrameLink, Language, OfficeGroup } from '@sannidhi/kit';
import type { AreaIcon } from '@sannidhi/kit/area';
import { useSession } from '@sannidhi/kit/session';
import { useMemo } from 'react';
import { useBoot } from '../boot/boot-context.ts';
import { pageTable } from '../routes/page-table.ts';

/**
 * Where the signed-in user can go in this area's portal, ordered by the entries, otherwise remote by remote in declared order: never a page
 * they would be refused. All remotes for a role form one portal.
 */
export function usePortalNavigation(area: Area): RemoteNavigationItem[] {
  const { registry } = useBoot();
  const permissions = useSession().user?.permissions;
  const pages = useMemo(() => pageTable(registry), [registry]);
  return useMemo(() => {
    const portal = registry.releases.filter(({ name }) => roleOfArea(name) === roleOfArea(area));
    return portal
      .flatMap(({ navigation }) => navigation)
      .sort((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || 0)
      .filter(({ to, permission }) => {
        const [path = '', search = ''] = to.split('?');
        const page = shownRoute(pages, path, search);
        return [permission, page?.permission].every((wanted) => !wanted || permissions?.includes(wanted));
      });
  }, [registry, pages, area, permissions]);
}

/** What waits behind entries, by their path. */
type Counts = Readonly<Record<string, number>>;

/** Entries as a frame renders them. */
export const linksOf = (items: readonly RemoteNavigationItem[], language: Language, counts: Counts = {}): FrameLink[] =>
  items.map(({ to, label, icon }) => ({
    to,
    label: saidIn(label, language),
    icon: icon as AreaIcon,
    ...(counts[to] ? { count: counts[to] } : {}),
  }));

/** Entries under their group's name, groups in the order of their first entry. */
export function groupsOf(items: readonly RemoteNavigationItem[], language: Language, counts: Counts): OfficeGroup[] {
  const names = [...new Set(items.map(({ group }) => group && saidIn(group, language)))];
  return names.map((name) => ({
    ...(name ? { label: name } : {}),
    links: linksOf(
      items.filter(({ group }) => (group && saidIn(group, language)) === name),
      language,
      counts,
    ),
  }));
}
