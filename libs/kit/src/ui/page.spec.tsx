import { renderScreen } from '../testing/index.ts';
import { createAppTheme } from '../theme/create-app-theme.ts';
import { globalStyles } from '../theme/global-styles.ts';
import { Page } from './page.tsx';

it('prints its sections as blocks, because Firefox breaks no page inside a grid', async () => {
  const { container } = await renderScreen(
    <Page>
      <section>Rows</section>
    </Page>,
  );
  expect(container.querySelector('section')?.parentElement).toHaveAttribute('data-page');
  expect(globalStyles(createAppTheme({ density: 'devotee' }))).toMatchObject({
    '@media print': { '[data-page]': { display: 'block !important' } },
  });
});
