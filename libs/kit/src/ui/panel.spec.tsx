import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/index.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ListedRecord } from './listed-record.tsx';
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
    await page.user.click(screen.getByRole('button', { name: 'Close panel' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('ListedRecord', () => {
  function Counts({ rows }: { rows: { id: string }[] | undefined }) {
    const panel = usePanel('count');
    return (
      <WithPanel
        panel={
          <ListedRecord panel={panel} rows={rows}>
            {({ id }) => (
              <SidePanel title={`Count ${id}`} onClose={panel.close}>
                $101.00
              </SidePanel>
            )}
          </ListedRecord>
        }
      >
        The list
      </WithPanel>
    );
  }

  it('shows the record of the address', async () => {
    await renderScreen(<Counts rows={[{ id: '7' }]} />, { at: '/hundi?count=7' });
    expect(screen.getByRole('complementary', { name: 'Count 7' })).toBeVisible();
  });

  it('stands before no list that loads or failed', async () => {
    await renderScreen(<Counts rows={undefined} />, { at: '/hundi?count=7' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('says where a record may be that the list does not show, and closes', async () => {
    const page = await renderScreen(<Counts rows={[{ id: '8' }]} />, { at: '/hundi?count=7' });
    expect(screen.getByRole('complementary', { name: 'Not in this list' })).toHaveTextContent('It may be on another page');
    await page.user.click(screen.getByRole('button', { name: 'Close panel' }));
    expect(page.address()).toBe('/hundi');
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
