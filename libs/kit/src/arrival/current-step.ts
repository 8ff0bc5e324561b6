let title: string | undefined;

/** The title of the current step, if the page is a flow of steps. */
export const currentStepTitle = (): string | undefined => title;

/** Called only by `useStep`. */
export function setStepTitle(next: string | undefined): void {
  title = next;
}
