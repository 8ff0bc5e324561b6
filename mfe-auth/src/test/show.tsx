import { type RenderedScreen, renderScreen } from '@sannidhi/kit/testing';
import type { ComponentType } from 'react';
import area from '../area.ts';

type Options = Pick<NonNullable<Parameters<typeof renderScreen>[1]>, 'language' | 'path' | 'state' | 'user'>;

/** Opens a screen of this area at a URL, as the shell would. */
export const show = (Screen: ComponentType, at: string, options: Options = {}): Promise<RenderedScreen> =>
  renderScreen(<Screen />, { at, ...options, messages: { [area.name]: area.messages } });
