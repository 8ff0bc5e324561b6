/** `@sannidhi/kit/unsaved`: what is typed into the page's forms and not saved yet, for the shell. Holds state: see `SHARED_MODULES`. */
export {
  forgetKeptForms,
  formsGivenBack,
  formsSettled,
  hasUnsavedForm,
  keepForms,
  letFormsBe,
  subscribeToUnsaved,
} from './unsaved-forms.ts';
