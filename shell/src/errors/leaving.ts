let hasLeft = false;

/** From here on, the page knows when it is being left. A page that the browser brings back is one that people see again. */
export function watchLeaving(): void {
  window.addEventListener('pagehide', () => {
    hasLeft = true;
  });
  window.addEventListener('pageshow', () => {
    hasLeft = false;
  });
}

/** Whether the page is being left: browsers then abort its downloads, which is not a failure. */
export const isLeaving = (): boolean => hasLeft;
