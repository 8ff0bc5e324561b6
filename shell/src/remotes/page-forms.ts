/** Keeps what is typed into the page's forms while a release is replaced. */
interface PageForms {
  keepForms: () => void;
  discardDrafts: () => void;
}

let forms: PageForms = { keepForms: () => undefined, discardDrafts: () => undefined };

/** The page's forms. Until a remote's page is loaded there are none to keep, and the first script doesn't carry their part of the kit. */
export const pageForms = (): PageForms => forms;

/** Called by the chunk that shows remotes' pages. */
export function tellPageForms(given: PageForms): void {
  forms = given;
}
