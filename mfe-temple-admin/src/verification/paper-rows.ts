import type { RegistrationDocumentKind, TempleStanding } from '@sannidhi/contracts';

type Registration = NonNullable<TempleStanding['registration']>;

/** One paper of a registration, or one that did not come: it has no name. */
export interface PaperRow {
  key: string;
  kind: RegistrationDocumentKind;
  name: string;
  readAt: string | null;
}

/** What came, then what is still missing. A kind may come in several files, even of one name. */
export const paperRows = ({ papers, missingPapers }: Pick<Registration, 'papers' | 'missingPapers'>): PaperRow[] => [
  ...papers.map((paper, index) => ({ ...paper, key: String(index) })),
  ...missingPapers.map((kind) => ({ kind, key: kind, name: '', readAt: null })),
];
