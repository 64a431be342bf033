/** Takes the place of the stock templates and widgets of RJSF's core: the theme brings all that a form draws. */
export default () => ({});
