import { screen } from '@testing-library/react';
import { answerSkipLink } from './skip-link.ts';

it('moves the focus to the page’s heading at once, and leaves the address alone', () => {
  document.body.innerHTML = `<div id="paint"><a href="#page-heading">Skip to content</a><h1 id="page-heading" tabindex="-1">Welcome back</h1></div>`;
  answerSkipLink();
  screen.getByRole('link', { name: 'Skip to content' }).click();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(location.hash).toBe('');
});
