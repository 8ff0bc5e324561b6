/** Leaves for another site's page: the payment provider's. */
export function leaveTo(url: string): void {
  window.location.assign(url);
}
