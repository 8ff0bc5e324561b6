import { act, fireEvent, screen } from '@testing-library/react';
import { IconEdit, IconPrinter } from '../icons/icons.ts';
import { renderScreen } from '../testing/index.ts';
import { IconButton } from './icon-button.tsx';
import { TIP_DELAY_MS, TIP_SKIP_DELAY_MS } from './tip.tsx';

const point = (name: string) => fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerOut(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('a tooltip', () => {
  beforeEach(async () => {
    await renderScreen(
      <>
        <IconButton icon={IconEdit} label="Edit Anika" />
        <IconButton icon={IconPrinter} label="Print" />
      </>,
    );
    jest.useFakeTimers({ now: Date.now() + 60_000 });
  });
  afterEach(() => jest.useRealTimers());

  it('[9.08] opens after 700 ms', () => {
    point('Edit Anika');
    pass(TIP_DELAY_MS - 1);
    expect(screen.queryByRole('tooltip')).toBeNull();
    pass(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Edit Anika');
    expect(TIP_DELAY_MS).toBe(700);
  });

  it('[9.08] opens at once within 300 ms after another closed, and waits again later', () => {
    point('Edit Anika');
    pass(TIP_DELAY_MS);
    leave('Edit Anika');
    pass(TIP_SKIP_DELAY_MS - 1);
    point('Print');
    pass(0);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Print');
    leave('Print');
    pass(TIP_SKIP_DELAY_MS + 1);
    point('Edit Anika');
    pass(1);
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(TIP_SKIP_DELAY_MS).toBe(300);
  });
});
