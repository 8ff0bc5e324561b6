import { celebrate, onCelebration } from './celebrate.ts';

describe('the global trigger', () => {
  it('[4.25] shows the om for a donation and the lotus for karma', () => {
    const shown: string[] = [];
    const stop = onCelebration((celebration) => shown.push(celebration));
    celebrate('donation');
    celebrate('karma');
    stop();
    celebrate('donation');
    expect(shown).toEqual(['om-symbol', 'lotus-pattern']);
  });
});
