import { useArrival } from '@sannidhi/kit/arrival';
import { type ComponentType, Suspense } from 'react';
import { Loading } from '../states/loading.tsx';

interface RemoteScreenProps {
  title: string;
  Screen: ComponentType;
}

/** A loaded screen: titled, announced, with the focus on its heading once the screen itself stands. */
export function RemoteScreen({ title, Screen }: RemoteScreenProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
      <Arrival title={title} />
    </Suspense>
  );
}

function Arrival({ title }: { title: string }) {
  useArrival(title);
  return null;
}
