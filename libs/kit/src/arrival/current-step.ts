let title: string | undefined;

/** The title of the step in view, where the page is a flow of steps. */
export const currentStepTitle = (): string | undefined => title;

/** Called by `useStep` alone. */
export function setStepTitle(next: string | undefined): void {
  title = next;
}
