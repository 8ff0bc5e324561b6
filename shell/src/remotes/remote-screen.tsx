import { useArrival } from '@sannidhi/kit/arrival';
import { type ComponentType, Suspense } from 'react';
import { Loading } from '../states/loading.tsx';

interface RemoteScreenProps {
  title: string;
  /** The page's key: another view of the same path is announced like another page. */
  place: string;
  Screen: ComponentType;
}

/** A loaded screen: titled, announced, and with the focus on its heading once the screen has rendered. */
export function RemoteScreen({ title, place, Screen }: RemoteScreenProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
      <Arrival title={title} place={place} />
    </Suspense>
  );
}

function Arrival({ title, place }: { title: string; place: string }) {
  useArrival(title, place);
  return null;
}
