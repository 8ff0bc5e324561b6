import type { Area, RemoteNavigationItem } from '@sannidhi/contracts';
import type { FrameLink, Language, OfficeGroup } from '@sannidhi/kit';
import type { AreaIcon } from '@sannidhi/kit/area';
import { useSession } from '@sannidhi/kit/session';
import { useMemo } from 'react';
import { useBoot } from '../boot/boot-context.ts';
import { pageTable } from '../routes/page-table.ts';

/** What the signed-in person may go to in this area, in the order the release declares: never a page they would be refused. */
export function usePortalNavigation(area: Area): RemoteNavigationItem[] {
  const { registry } = useBoot();
  const { can } = useSession();
  const pages = useMemo(() => new Map(pageTable(registry).map((row) => [row.path, row])), [registry]);
  const release = registry.releases.find(({ name }) => name === area);
  return (release?.navigation ?? []).filter(({ to, permission }) => {
    const page = pages.get(to.replace(/\?.*$/, ''));
    return [permission, page?.permission].every((wanted) => !wanted || can(wanted));
  });
}

/** Entries as a frame draws them. */
export const linksOf = (items: readonly RemoteNavigationItem[], language: Language): FrameLink[] =>
  items.map(({ to, label, icon }) => ({ to, label: label[language], icon: icon as AreaIcon }));

/** Entries under their group's name, groups in the order of their first entry. */
export function groupsOf(items: readonly RemoteNavigationItem[], language: Language): OfficeGroup[] {
  const names = [...new Set(items.map(({ group }) => group?.[language]))];
  return names.map((name) => ({
    ...(name ? { label: name } : {}),
    links: linksOf(
      items.filter(({ group }) => group?.[language] === name),
      language,
    ),
  }));
}
