import { styled } from '@sannidhi/kit';

/** Around a page's heading: the focus starts here when one place of the page follows another. Give it `data-step-start`. */
export const StepStart = styled('div')({ '&:focus': { outline: 'none' } });
