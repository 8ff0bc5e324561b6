/** `@sannidhi/kit/unsaved`: unsaved input in the page's forms, for the shell. Has state: see `SHARED_MODULES`. */
export {
  forgetKeptForms,
  formsGivenBack,
  formsSettled,
  hasUnsavedForm,
  keepForms,
  letFormsBe,
  subscribeToUnsaved,
} from './unsaved-forms.ts';
