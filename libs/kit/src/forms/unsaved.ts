/** `@sannidhi/kit/unsaved`: unsaved input in the page's forms, for the shell. Has state: see `SHARED_MODULES`. */
export {
  discardDrafts,
  forgetKeptForms,
  formsGivenBack,
  formsSettled,
  hasUnsavedForm,
  keepForms,
  subscribeToUnsaved,
} from './unsaved-forms.ts';
