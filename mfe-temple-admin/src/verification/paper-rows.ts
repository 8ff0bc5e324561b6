import type { DocumentMediaType, RegistrationDocumentKind, TempleStanding } from '@sannidhi/contracts';

type Registration = NonNullable<TempleStanding['registration']>;

/** A registration's document, or a missing one, which has no name. */
export interface PaperRow {
  key: string;
  kind: RegistrationDocumentKind;
  name: string;
  mediaType?: DocumentMediaType;
  readAt: string | null;
}

/** Received documents, then missing ones. One kind may have several files, even with the same name. */
export const paperRows = ({ papers, missingPapers }: Pick<Registration, 'papers' | 'missingPapers'>): PaperRow[] => [
  ...papers.map(({ id: key, kind, name, mediaType, readAt }) => ({ key, kind, name, mediaType, readAt })),
  ...missingPapers.map((kind) => ({ kind, key: kind, name: '', readAt: null })),
];
