/** States and changes of the nouns in words, with every noun's declaration. */

export { historyWord } from '../text/noun-words.ts';
export { useStateWord } from '../text/use-state-word.ts';
export { StatusChip } from '../ui/status-chip.tsx';
