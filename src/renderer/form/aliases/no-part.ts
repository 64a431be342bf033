/** Takes the place of parts of MUI's components that no screen draws. */
export default () => null;

/** Takes the place of MUI's provider of themes with `vars`. */
export const CssVarsProvider = () => null;
