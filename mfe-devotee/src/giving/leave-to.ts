/** Goes to the payment provider's hosted page. */
export const leaveTo = (address: string): void => window.location.assign(address);
