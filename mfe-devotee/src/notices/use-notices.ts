import { type Notice, noticeEndpoints } from '@sannidhi/contracts';
import { currentLanguage, notify, useErrorSentence, usePages, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

const PAGE_SIZE = 20;

/** What the devotee was told, and what of it is read. */
export function useNotices() {
  const text = useTexts();
  const errorSentence = useErrorSentence();
  const notices = usePages(noticeEndpoints.list, { query: { limit: PAGE_SIZE, language: currentLanguage() } });
  const one = useWrite(noticeEndpoints.read);
  const all = useWrite(noticeEndpoints.readAll);
  const failed = (error: unknown) => notify({ title: text('notices.notChanged'), body: errorSentence(error), kind: 'error' });
  return {
    notices,
    busy: one.isPending || all.isPending,
    mark: ({ id, readAt }: Notice) => void one.mutateAsync({ params: { noticeId: id }, body: { read: readAt === null } }).catch(failed),
    markAll: () => void all.mutateAsync({}).catch(failed),
  };
}
