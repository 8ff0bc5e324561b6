import { noticeEndpoints } from '@sannidhi/contracts';
import { invalidateNouns, NoticeBell, queryClient, useRead } from '@sannidhi/kit';
import { useSession } from '@sannidhi/kit/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The devotee's bell. Every change of page asks anew; a failure leaves it silent, for nothing depends on it. */
export function DevoteeBell() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const unread = useRead(noticeEndpoints.unread, { enabled: user?.role === 'donor' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it follows
  useEffect(() => {
    void invalidateNouns(queryClient, ['notice']);
  }, [pathname]);
  return user?.role === 'donor' ? <NoticeBell to="/devotee/notices" unread={unread.data?.unread ?? 0} /> : null;
}
