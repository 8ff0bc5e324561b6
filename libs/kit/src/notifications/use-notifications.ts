import { type NotificationItem, notificationEndpoints } from '@sannidhi/contracts';
import { currentLanguage } from '../i18n/i18n.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { usePages } from '../query/use-pages.ts';
import { useWrite } from '../query/use-write.ts';
import { useErrorSentence } from '../ui/use-error-sentence.ts';

const PAGE_SIZE = 20;

/** The user's own notifications in pages, and functions to mark them as read. */
export function useNotifications() {
  const text = useText('kit-notifications');
  const sentenceOf = useErrorSentence();
  const notifications = usePages(notificationEndpoints.list, {
    query: { limit: PAGE_SIZE, language: currentLanguage() },
    // It opens over any page, which may have its own list.
    name: 'notifications-page',
  });
  const one = useWrite(notificationEndpoints.read);
  const all = useWrite(notificationEndpoints.readAll);
  const failed = (error: unknown) => notify({ title: text('notChanged'), body: sentenceOf(error), kind: 'error' });
  return {
    notifications,
    busy: one.isPending || all.isPending,
    mark: ({ id }: NotificationItem, read: boolean) =>
      void one.mutateAsync({ params: { notificationId: id }, body: { read } }).catch(failed),
    markAll: () => void all.mutateAsync({}).catch(failed),
  };
}
