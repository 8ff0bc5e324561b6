/**
 * Leaves the checkout with a full page load, as a provider's page would. The address comes from our own API but is checked anyway: another
 * origin leads home instead.
 */
export function leaveCheckout(address: string): void {
  const url = new URL(address, window.location.origin);
  window.location.assign(url.origin === window.location.origin ? url.href : '/');
}
