import { type SavedTemple, type TemplePublic, templeEndpoints } from '@sannidhi/contracts';
import { notify, queryClient, useErrorSentence, useRead, useWrite } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** The devotee's temples and their actions; every change returns the new list, which replaces the old one. */
export function useSavedTemples() {
  const text = useTexts();
  const errorSentence = useErrorSentence();
  const query = useRead(templeEndpoints.saved);
  const keep = (temples: SavedTemple[]) => queryClient.setQueryData([templeEndpoints.saved.path], temples);
  const save = useWrite(templeEndpoints.save, { onSuccess: (temples) => void keep(temples) });
  const unsave = useWrite(templeEndpoints.unsave, { onSuccess: (temples) => void keep(temples) });
  const makeHome = useWrite(templeEndpoints.makeHome, { onSuccess: (temples) => void keep(temples) });

  const told = (change: Promise<unknown>, title: string, undo?: () => void) =>
    change.then(
      () => notify({ title, kind: 'success', ...(undo ? { action: { label: text('temples.undo'), onClick: undo } } : {}) }),
      (error) => notify({ title: text('temples.failedChange'), body: errorSentence(error), kind: 'error' }),
    );
  const add = ({ id, name }: TemplePublic) => told(save.mutateAsync({ body: { templeId: id } }), text('temples.saved', { name }));
  return {
    query,
    busy: save.isPending || unsave.isPending || makeHome.isPending,
    add,
    /** One that is suspended can't be saved again, so its removal has no undo. */
    remove: (temple: SavedTemple) =>
      told(
        unsave.mutateAsync({ params: { templeId: temple.id } }),
        text('temples.removed', { name: temple.name }),
        temple.isSuspended ? undefined : () => void add(temple),
      ),
    makeHome: ({ id, name }: TemplePublic) => told(makeHome.mutateAsync({ params: { templeId: id } }), text('temples.madeHome', { name })),
  };
}
