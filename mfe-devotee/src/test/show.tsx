import type { CurrentUser } from '@sannidhi/contracts';
import { type RenderedScreen, renderScreen } from '@sannidhi/kit/testing';
import type { ComponentType } from 'react';
import area from '../area.ts';

interface ShowOptions {
  user?: CurrentUser;
  language?: 'en' | 'hi';
  /** The screen's route, where it leads elsewhere: that page says so. */
  path?: string;
}

/** Opens a screen of this area at a URL, as the shell would. */
export const show = (Screen: ComponentType, at: string, options: ShowOptions = {}): Promise<RenderedScreen> =>
  renderScreen(<Screen />, { at, ...options, messages: { [area.name]: area.messages } });
