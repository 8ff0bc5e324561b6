import { BUILT_FOR_CONTRACT, type RemoteRelease, type RemoteRoute } from '@sannidhi/contracts';
import { Field, Form, PasswordField, SubmitButton } from '@sannidhi/kit';
import type { Area } from '@sannidhi/kit/area';
import { Announcer } from '@sannidhi/kit/arrival';
import { buildDonor, fill, renderScreen } from '@sannidhi/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { object, string } from 'yup';
import { BootContext, EMPTY_BOOT } from '../boot/boot-context.ts';
import { liveRegistry, replaceRegistry, subscribeToRegistry } from '../boot/live-registry.ts';
import { createPageLoader, type LoaderDependencies } from '../remotes/page-loader.ts';
import { PageLoaderContext } from '../remotes/page-loader-context.ts';
import { RemotePage } from '../remotes/remote-page.tsx';

const NEVER = new Promise<never>(() => {});
const PATH = '/devotee/edit-profile';
const ROUTE: RemoteRoute = { path: PATH, title: { en: 'Profile', hi: 'विवरण' }, access: 'signed-in', layout: 'area', files: [] };
const release = (name: string, given: Partial<RemoteRelease> = {}) =>
  ({ name: 'mfe-devotee', release: name, contract: BUILT_FOR_CONTRACT, routes: [ROUTE], ...given }) as unknown as RemoteRelease;
const publish = (...releases: RemoteRelease[]) => act(async () => replaceRegistry({ releases }));

const schema = object({ note: string(), password: string() });
const screenOf = (name: string) => () => (
  <>
    <h1>Release {name}</h1>
    <Form schema={schema} initialValues={{ note: '', password: '' }} onSubmit={() => {}}>
      <Field name="note" label="Note" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <SubmitButton busy="Saving...">Save</SubmitButton>
    </Form>
  </>
);
const areaOf = (name: string): Area => ({
  name: 'mfe-devotee',
  navigation: [],
  messages: { en: async () => ({}), hi: async () => ({}) },
  routes: [{ path: PATH, title: 't', access: 'signed-in', screen: async () => ({ Screen: screenOf(name) }) }],
});

/** A tab with a page from release one; each release shows its name in its heading. */
async function openTab(given: Partial<LoaderDependencies> = {}) {
  const loader = createPageLoader({
    fetchArea: async ({ release: name }) => areaOf(name),
    fetchMessages: async () => {},
    askAnew: () => {},
    received: () => NEVER,
    renew: async () => {
      await publish(release('two'));
      return true;
    },
    report: () => {},
    loaded: () => {},
    timeoutMs: 1000,
    ...given,
  });
  function Tab() {
    const registry = useSyncExternalStore(subscribeToRegistry, liveRegistry) ?? { releases: [release('one')] };
    return (
      <BootContext value={{ ...EMPTY_BOOT, registry }}>
        <PageLoaderContext value={loader}>
          <RemotePage remote="mfe-devotee" path={PATH} />
          <Announcer />
        </PageLoaderContext>
      </BootContext>
    );
  }
  const { user } = await renderScreen(<Tab />, { at: PATH, path: PATH, user: buildDonor() });
  await screen.findByRole('heading', { name: 'Release one' });
  return { user, loader };
}

const notice = () => screen.queryByRole('region', { name: 'About this page' });
const shownNotice = () => screen.findByRole('region', { name: 'About this page' });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name: `Release ${name}` });

afterEach(() => act(async () => replaceRegistry(undefined)));

describe('a newer release of the page', () => {
  it('is offered without taking the focus, is read out, and runs when it is wanted, with the focus on its heading', async () => {
    const { user } = await openTab();
    expect(notice()).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Note'));
    await publish(release('two'));
    expect(await shownNotice()).toHaveTextContent('A new version of this page is ready. Nothing changes until you switch.');
    expect(said()).toContain('A new version of this page is ready. Nothing changes until you switch.');
    expect(screen.getByLabelText('Note')).toHaveFocus();
    await user.click(button('Switch now'));
    expect(await heading('two')).toHaveFocus();
    expect(said()).toContain('Profile');
    expect(notice()).not.toBeInTheDocument();
  });

  it('is never offered over a form that holds something unsaved: it waits until that is saved or taken back', async () => {
    const { user } = await openTab();
    await fill(user, screen.getByLabelText('Note'), 'For the feast');
    await publish(release('two'));
    expect(notice()).not.toBeInTheDocument();
    await user.click(button('Save'));
    expect(await shownNotice()).toBeVisible();
    await user.type(screen.getByLabelText('Note'), '!');
    expect(notice()).not.toBeInTheDocument();
    await user.click(button('Save'));
    expect(await shownNotice()).toBeVisible();
    expect(await heading('one')).toBeVisible();
  });

  it('put off, comes back for another release only, the newest', async () => {
    const { user } = await openTab();
    await publish(release('two'));
    await shownNotice();
    await user.click(button('Later'));
    expect(notice()).not.toBeInTheDocument();
    expect(await heading('one')).toHaveFocus();
    await publish(release('two'));
    expect(notice()).not.toBeInTheDocument();
    await publish(release('three'));
    await publish(release('four'));
    await shownNotice();
    await user.click(button('Switch now'));
    expect(await heading('four')).toBeVisible();
  });

  it('goes away when the release is rolled back to the one in use', async () => {
    await openTab();
    await publish(release('two'));
    await shownNotice();
    await publish(release('one'));
    expect(notice()).not.toBeInTheDocument();
  });

  it.each([
    ['another remote’s', { name: 'mfe-priest' }],
    ['one this tab can’t run', { contract: '^9.0.0' }],
    ['one without this page', { routes: [] }],
  ])('is not %s', async (_what, given) => {
    await openTab();
    const next = release('two', given as Partial<RemoteRelease>);
    await publish(...(next.name === 'mfe-devotee' ? [next] : [release('one'), next]));
    await act(async () => {});
    expect(notice()).not.toBeInTheDocument();
  });

  it('that fails to load leaves the page as it is, says so, and can be tried again', async () => {
    let isBroken = true;
    const { user } = await openTab({
      renew: async () => false,
      fetchArea: async ({ release: name }) => {
        if (name === 'two' && isBroken) throw new TypeError('broken');
        return areaOf(name);
      },
    });
    await publish(release('two'));
    await shownNotice();
    await user.click(button('Switch now'));
    expect(await screen.findByText('The new version didn’t load.')).toBeVisible();
    expect(await heading('one')).toBeVisible();
    isBroken = false;
    await user.click(button('Try again'));
    expect(await heading('two')).toBeVisible();
  });

  it('never interrupts someone who types on while it is loading', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((done) => {
      arrive = done;
    });
    const { user } = await openTab({
      fetchArea: async ({ release: name }) => {
        if (name === 'two') await arrival;
        return areaOf(name);
      },
    });
    await publish(release('two'));
    await shownNotice();
    await user.click(button('Switch now'));
    await fill(user, screen.getByLabelText('Note'), 'For the feast');
    await act(async () => arrive());
    expect(screen.getByLabelText('Note')).toHaveValue('For the feast');
    await user.clear(screen.getByLabelText('Note'));
    expect(await shownNotice()).toBeVisible();
    expect(await heading('one')).toBeVisible();
  });
});

describe('a page that lost its files and goes on in another release', () => {
  const loseFile = (lost: (file: string) => void) => act(async () => lost('/remotes/mfe-devotee/one/panel.js'));

  it('says so, once', async () => {
    const { user, loader } = await openTab();
    await loseFile(loader.lost);
    expect(await heading('two')).toBeVisible();
    const region = await shownNotice();
    expect(region).toHaveTextContent(/^This page was updated\.\s*Close$/);
    expect(said()).toContain('This page was updated.');
    await user.click(button('Close'));
    expect(notice()).not.toBeInTheDocument();
    expect(await heading('two')).toHaveFocus();
  });

  it.each([
    ['', 'Everything you typed is still here.'],
    ['Namaste-108', 'Everything you typed is still here, except passwords, codes, and card numbers. Enter those again.'],
  ])('says what became of what was typed, with “%s” as password', async (password, words) => {
    const { keepForms } = await import('@sannidhi/kit/unsaved');
    const { user, loader } = await openTab({
      renew: async () => {
        keepForms();
        await publish(release('two'));
        return true;
      },
    });
    await fill(user, screen.getByLabelText('Note'), 'For the feast');
    if (password) await fill(user, screen.getByLabelText('Password'), password);
    await loseFile(loader.lost);
    expect(await heading('two')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('For the feast');
    await waitFor(async () => expect(await shownNotice()).toHaveTextContent(`This page was updated. ${words}Close`));
  });
});
