const page = () => {
  jest.resetModules();
  return require('./notices.ts') as typeof import('./notices.ts');
};

beforeEach(() => sessionStorage.clear());

it('is said again by the page that a full load brings, once', () => {
  const before = page();
  before.notify({ title: 'Login successful!', kind: 'success', action: { label: 'Undo', onClick: () => {} } });
  before.carryNotice();
  const [carried] = page().recentNotices();
  expect(carried).toMatchObject({ title: 'Login successful!', kind: 'success', open: true });
  expect(carried).not.toHaveProperty('action');
  expect(page().recentNotices()).toEqual([]);
});

it('is not said again once it was dismissed', () => {
  const before = page();
  before.notify('Email Verified');
  before.dismissNotice();
  before.carryNotice();
  expect(page().recentNotices()).toEqual([]);
});

it.each(['{broken', '"words"', '{"body":"no title"}'])('is nothing where the tab holds %s', (kept) => {
  sessionStorage.setItem('notice', kept);
  expect(page().recentNotices()).toEqual([]);
});
