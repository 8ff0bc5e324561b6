import type { ConversationFolder, OfficeEndpoints } from '@sannidhi/contracts';
import { useText } from '../i18n/use-text.ts';
import { useRead } from '../query/use-read.ts';
import { Tabs } from '../ui/tabs.tsx';

const FOLDERS = [
  'needs-reply',
  'platform',
  'mine',
  'nobodys',
  'snoozed',
  'waiting',
  'resolved',
  'all',
] as const satisfies readonly ConversationFolder[];

interface FoldersProps {
  office: OfficeEndpoints;
  /** Whether this office is itself a client of the platform. */
  hasPlatform: boolean;
  folder: ConversationFolder;
  onChange: (folder: ConversationFolder) => void;
}

/** The office's folders, with how many conversations are in each. What the navigation counts is the sum of the first two. */
export function Folders({ office, hasPlatform, folder, onChange }: FoldersProps) {
  const text = useText('kit-messages');
  const { data } = useRead(office.folders);
  const shown = FOLDERS.filter((value) => hasPlatform || value !== 'platform');
  const countOf = (value: ConversationFolder) => (value === 'all' || value === 'resolved' ? 0 : (data?.folders[value] ?? 0));
  return (
    <Tabs
      label={text('folders')}
      value={folder}
      onChange={(next) => onChange(next as ConversationFolder)}
      tabs={shown.map((value) => ({ value, label: text(`folder.${value}`), count: countOf(value) }))}
    />
  );
}
