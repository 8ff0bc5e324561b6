import { useText } from '@sannidhi/kit';

/** Stands for a page of this area that is not built yet: says so, names the area and promises nothing. */
function NotOpenYetScreen() {
  const text = useText('mfe-priest');
  return (
    <section className="state">
      <h1>{text('notOpenYet.title')}</h1>
      <p>{text('notOpenYet.body', { area: text('area') })}</p>
    </section>
  );
}

export { NotOpenYetScreen as Screen };
