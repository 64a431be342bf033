/** Takes the place of parts of MUI that no screen draws; the build, which draws every screen, fails where one does. */
export default function NoPart(): never {
  throw new Error('This part of MUI is left out by vite.config.ts (NO_PARTS).');
}
export const CssVarsProvider = NoPart;
