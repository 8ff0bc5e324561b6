import { fundEndpoints } from '@sannidhi/contracts';
import { buildStaff, type MockNetwork, mockNetwork, type RenderedScreen, renderScreen } from '@sannidhi/kit/testing';
import type { ComponentType } from 'react';
import area from '../area.ts';
import { annadanam, general } from './builders.ts';

type Options = Omit<NonNullable<Parameters<typeof renderScreen>[1]>, 'density' | 'messages'>;

/** Renders an office screen as the shell would, signed in as the temple's owner by default. */
export const renderOffice = (Screen: ComponentType, options: Options = {}): Promise<RenderedScreen> =>
  renderScreen(<Screen />, { user: buildStaff(), density: 'office', messages: { [area.name]: area.messages }, ...options });

/** A mock network with a temple that has two funds. */
export const officeNetwork = (): MockNetwork => mockNetwork().on(fundEndpoints.list, [annadanam, general]);

/** Freezes only the date, at Friday, November 20, 2026, 11:00 AM in Edison. */
export function holdToday(): void {
  jest.useFakeTimers({
    now: new Date('2026-11-20T16:00:00Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  });
}
