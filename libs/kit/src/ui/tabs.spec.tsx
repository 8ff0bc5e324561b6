import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../testing/index.ts';
import { Tabs } from './tabs.tsx';

const TABS = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open', count: 1200 },
  { value: 'done', label: 'Done', count: 0 },
];

function Views() {
  const [value, setValue] = useState('open');
  return (
    <>
      <Tabs label="Views of requests" tabs={TABS} value={value} onChange={setValue} controls="requests" />
      <section id="requests">{value}</section>
    </>
  );
}

const tabs = () => screen.getAllByRole('tab');
const selected = () => screen.getByRole('tab', { selected: true });

it('has one stop for Tab, arrow keys that go around, and is selected with Enter or a press', async () => {
  const { user } = await renderScreen(<Views />);
  expect(screen.getByRole('tablist', { name: 'Views of requests' })).toBeVisible();
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['All', 'Open1,200', 'Done']);
  expect(selected()).toHaveAttribute('aria-controls', 'requests');
  await user.tab();
  expect(selected()).toHaveFocus();
  for (const [key, at] of [
    ['{ArrowRight}', 2],
    ['{ArrowRight}', 0],
    ['{ArrowLeft}', 2],
    ['{Home}', 0],
    ['{End}', 2],
  ] as const) {
    await user.keyboard(key);
    expect(tabs()[at]).toHaveFocus();
    expect(selected()).toHaveTextContent('Open');
  }
  await user.keyboard('{Enter}');
  expect(selected()).toHaveTextContent('Done');
  await user.click(screen.getByRole('tab', { name: 'All' }));
  expect(selected()).toHaveTextContent('All');
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

it('measures nothing while it is drawn', async () => {
  const measured = [
    jest.spyOn(Element.prototype, 'getBoundingClientRect'),
    ...(['offsetHeight', 'offsetWidth'] as const).map((size) => jest.spyOn(HTMLElement.prototype, size, 'get')),
    ...(['clientWidth', 'scrollWidth'] as const).map((size) => jest.spyOn(Element.prototype, size, 'get')),
  ];
  await renderScreen(<Views />);
  expect(measured.flatMap(({ mock }) => mock.calls)).toEqual([]);
  for (const each of measured) each.mockRestore();
});

it('brings the selected tab into view again when a count that comes later moves it', async () => {
  const observed = jest.fn<void, [Element]>();
  const { IntersectionObserver: before } = globalThis;
  globalThis.IntersectionObserver = class {
    observe = observed;
    disconnect() {}
  } as never;
  const { user } = await renderScreen(<Counted />);
  await user.click(screen.getByRole('button', { name: 'Draw again' }));
  expect(observed).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Count' }));
  expect(observed).toHaveBeenCalledTimes(2);
  expect(observed).toHaveBeenLastCalledWith(screen.getByRole('tab', { name: 'Done' }));
  globalThis.IntersectionObserver = before;
});

function Counted() {
  const [count, setCount] = useState(0);
  const [, setDrawn] = useState(0);
  return (
    <>
      <Tabs label="Views" tabs={[{ value: 'open', label: 'Open', count }, TABS[2]!]} value="done" onChange={() => {}} />
      <button type="button" onClick={() => setDrawn((drawn) => drawn + 1)}>
        Draw again
      </button>
      <button type="button" onClick={() => setCount(2)}>
        Count
      </button>
    </>
  );
}
