import { styled } from '@sannidhi/kit';

/** A name with an amount beside it, below it where large text leaves the name no room. */
export const NAMED_AMOUNT = {
  display: 'flex',
  flexWrap: 'wrap',
  '& > div:first-of-type': { flex: '1 1 9rem', minWidth: 0 },
} as const;

/** A field with its button beside it, below it where large text leaves the field no room. */
export const SearchRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'end',
  '& > div:first-of-type': { flex: '1 1 8rem', minWidth: 0 },
});
