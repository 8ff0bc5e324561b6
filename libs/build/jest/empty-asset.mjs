/** A placeholder for a style, font, image or sound that tests don't need. */
export default '';
