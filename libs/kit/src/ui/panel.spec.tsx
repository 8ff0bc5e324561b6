import { act, screen, waitFor } from '@testing-library/react';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { AddButton } from '../table/add-button.tsx';
import { fill, renderScreen } from '../testing/index.ts';
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

  it('stays beside its list while a part of it loads', async () => {
    let arrive: (words: string) => void = () => undefined;
    const words = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const Late = () => use(words);
    function Opens() {
      const panel = usePanel();
      return (
        <WithPanel
          panel={
            panel.id && (
              <SidePanel title="Gift a" onClose={panel.close}>
                <Late />
              </SidePanel>
            )
          }
        >
          <Button onClick={() => panel.open('a')}>Open a</Button>
        </WithPanel>
      );
    }
    const page = await renderScreen(<Opens />);
    await act(() => page.user.click(screen.getByRole('button', { name: 'Open a' })));
    expect(await screen.findByRole('heading', { name: 'Gift a' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Open a' })).toBeVisible();
    await act(async () => arrive('Receipt'));
    expect(await screen.findByText('Receipt')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Gift a' })).toHaveFocus();
  });

  it('gives focus back to the row after its loading panel was replaced while the list was hidden', async () => {
    function Loading() {
      const panel = usePanel();
      const [loaded, setLoaded] = useState(false);
      return (
        <WithPanel
          panel={
            panel.id && (
              <SidePanel key={String(loaded)} title={loaded ? 'Gift a' : 'Loading'} onClose={panel.close}>
                <Button onClick={() => setLoaded(true)}>Load</Button>
              </SidePanel>
            )
          }
        >
          <button type="button" disabled={panel.id !== undefined} onClick={() => panel.open('a')}>
            Open a
          </button>
        </WithPanel>
      );
    }
    const page = await renderScreen(<Loading />, { at: '/donations' });
    await page.user.click(screen.getByRole('button', { name: 'Open a' }));
    await page.user.click(screen.getByRole('button', { name: 'Load' }));
    expect(screen.getByRole('heading', { name: 'Gift a' })).toHaveFocus();
    await page.user.keyboard('{Escape}');
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

describe('What is typed into a panel', () => {
  function Funds() {
    const panel = usePanel('fund');
    return (
      <WithPanel
        panel={
          panel.id && (
            <SidePanel key={panel.id} title={`Fund ${panel.id}`} onClose={panel.close}>
              <Form schema={object({ name: string() })} initialValues={{ name: '' }} onSubmit={panel.close}>
                <Field name="name" label="Name" />
                <SubmitButton busy="Saving...">Save</SubmitButton>
              </Form>
            </SidePanel>
          )
        }
      >
        <Button onClick={() => panel.open('a')}>Open a</Button>
        <Button onClick={() => panel.open('b')}>Open b</Button>
        <Link to="/ledger">Ledger</Link>
      </WithPanel>
    );
  }
  const typeIntoA = async () => {
    const page = await renderScreen(<Funds />, { at: '/funds' });
    await page.user.click(screen.getByRole('button', { name: 'Open a' }));
    await fill(page.user, screen.getByLabelText('Name'), 'Annadanam');
    return page;
  };
  type Page = Awaited<ReturnType<typeof typeIntoA>>;
  const press = (role: 'button' | 'link', name: string) => (page: Page) => page.user.click(screen.getByRole(role, { name }));
  const question = () => screen.queryByRole('dialog', { name: 'Discard what you typed?' });

  const WAYS_OUT: [string, (page: Page) => Promise<void>, string][] = [
    ['Escape', ({ user }) => user.keyboard('{Escape}'), '/funds'],
    ['its close button', press('button', 'Close panel'), '/funds'],
    ['another record', press('button', 'Open b'), '/funds?fund=b'],
    ['a link', press('link', 'Ledger'), '/ledger'],
  ];
  it.each(WAYS_OUT)('is not lost by %s unasked', async (_, leave, address) => {
    const page = await typeIntoA();
    await leave(page);
    await waitFor(() => expect(question()).toBeVisible());
    await page.user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(page.address()).toBe('/funds?fund=a');
    expect(screen.getByLabelText('Name')).toHaveValue('Annadanam');
    await leave(page);
    await page.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(page.address()).toBe(address));
  });

  it('leaves without a question once it is saved', async () => {
    const page = await typeIntoA();
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.address()).toBe('/funds'));
    expect(question()).toBeNull();
  });
});

describe('ListedRecord', () => {
  function Counts({ rows }: { rows: { id: string }[] | undefined }) {
    const panel = usePanel('count');
    return (
      <WithPanel
        panel={
          <ListedRecord panel={panel} rows={rows} name={({ id }) => `Count ${id}`} done="Closed the count">
            {({ id }) => (
              <SidePanel title={`Count ${id}`} onClose={panel.close}>
                $101.00
              </SidePanel>
            )}
          </ListedRecord>
        }
      >
        <AddButton panel={panel}>Add a count</AddButton>
      </WithPanel>
    );
  }

  it('shows the record of the address', async () => {
    await renderScreen(<Counts rows={[{ id: '7' }]} />, { at: '/hundi?count=7' });
    expect(screen.getByRole('complementary', { name: 'Count 7' })).toBeVisible();
  });

  it('says what was done to a record that the filters leave out afterward, and offers the next one', async () => {
    function Filtered() {
      const [rows, setRows] = useState([{ id: '6' }, { id: '7' }, { id: '8' }]);
      return (
        <>
          <Counts rows={rows} />
          <Button onClick={() => setRows(([first, , last]) => [first!, last!])}>Close count 7</Button>
        </>
      );
    }
    const page = await renderScreen(<Filtered />, { at: '/hundi?count=7' });
    await page.user.click(screen.getByRole('button', { name: 'Close count 7' }));
    expect(screen.getByRole('complementary', { name: 'Count 7' })).toHaveTextContent('Closed the count');
    await page.user.click(screen.getByRole('button', { name: 'Next: Count 8' }));
    expect(page.address()).toBe('/hundi?count=8');
    expect(screen.getByRole('heading', { name: 'Count 8' })).toHaveFocus();
  });

  it('leaves the primary action to the open panel', async () => {
    const page = await renderScreen(
      <>
        <Button variant="primary">Primary</Button>
        <Counts rows={[{ id: '7' }]} />
      </>,
      { at: '/hundi?count=7' },
    );
    const looks = (name: string) => screen.getByRole('button', { name }).className;
    expect(looks('Add a count')).not.toBe(looks('Primary'));
    await page.user.click(screen.getByRole('button', { name: 'Close panel' }));
    expect(looks('Add a count')).toBe(looks('Primary'));
  });

  it('isn’t shown before a list that loads or failed', async () => {
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

  it('asks before Escape discards what was typed into it', async () => {
    const close = jest.fn();
    const page = await renderScreen(
      <Dialog open title="Why?" onClose={close} answers={null}>
        <Form schema={object({ why: string() })} initialValues={{ why: '' }} onSubmit={() => undefined}>
          <Field name="why" label="Reason" />
        </Form>
      </Dialog>,
    );
    await fill(page.user, screen.getByLabelText('Reason'), 'Given twice');
    await page.user.keyboard('{Escape}');
    await page.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
    expect(close).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Reason')).toHaveValue('Given twice');
    await page.user.keyboard('{Escape}');
    await page.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
