import { styled } from '@sannidhi/kit';

/** Fields of one card under each other. */
export const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
