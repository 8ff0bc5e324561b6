import { type ComponentType, Suspense } from 'react';
import { useArrival } from '../arrival/use-arrival.ts';
import { Loading } from '../states/loading.tsx';

interface RemoteScreenProps {
  title: string;
  Screen: ComponentType;
}

/** A loaded screen: titled, announced, with the focus on its heading after a navigation. */
export function RemoteScreen({ title, Screen }: RemoteScreenProps) {
  useArrival(title);
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
}
