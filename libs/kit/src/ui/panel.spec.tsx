import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/index.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { SidePanel, WithPanel } from './side-panel.tsx';
import { usePanel } from './use-panel.ts';

function List() {
  const panel = usePanel();
  return (
    <WithPanel
      panel={
        panel.id && (
          <SidePanel title={`Gift ${panel.id}`} onClose={panel.close}>
            Receipt
          </SidePanel>
        )
      }
    >
      <Button onClick={() => panel.open('a')}>Open a</Button>
      <Button onClick={() => panel.open('b')}>Open b</Button>
    </WithPanel>
  );
}

describe('SidePanel', () => {
  it('has its own address, takes focus, closes with Escape and gives focus back', async () => {
    const page = await renderScreen(<List />, { at: '/donations?view=failed' });
    await page.user.click(screen.getByRole('button', { name: 'Open a' }));
    expect(page.address()).toBe('/donations?view=failed&open=a');
    expect(screen.getByRole('heading', { name: 'Gift a' })).toHaveFocus();
    await page.user.keyboard('{Escape}');
    expect(page.address()).toBe('/donations?view=failed');
    expect(screen.getByRole('button', { name: 'Open a' })).toHaveFocus();
  });

  it('opens from a link and shows another record in place', async () => {
    const page = await renderScreen(<List />, { at: '/donations?open=a' });
    expect(screen.getByRole('complementary', { name: 'Gift a' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Open b' }));
    expect(screen.getByRole('complementary', { name: 'Gift b' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Close the panel' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('Dialog', () => {
  it('asks its title and is described by what will happen', async () => {
    const close = jest.fn();
    const page = await renderScreen(
      <Dialog open title="Cancel this booking?" onClose={close} answers={<Button onClick={close}>Keep it</Button>}>
        You get $163.00 back.
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Cancel this booking?' })).toHaveAccessibleDescription('You get $163.00 back.');
    await page.user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
  });
});
