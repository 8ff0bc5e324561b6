import { styled } from '@sannidhi/kit';

/** A card's fields, stacked. */
export const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
