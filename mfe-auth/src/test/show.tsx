import { type RenderedScreen, renderScreen } from '@sannidhi/kit/testing';
import type { ComponentType } from 'react';
import area from '../area.ts';

/** Opens a screen of this area at a URL, as the shell would. */
export const show = (Screen: ComponentType, at: string, language: 'en' | 'hi' = 'en'): Promise<RenderedScreen> =>
  renderScreen(<Screen />, { at, language, messages: { [area.name]: area.messages } });
