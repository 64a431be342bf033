// Finds a Firefox for the tests, or brings one. Plain JavaScript, like launch.mjs.
import { installPackages, programs, works } from './chromium.mjs';

const NAMES = ['firefox-esr', 'firefox'];

/** Path of a Firefox that starts; undefined when there is none and none could be installed. */
export function findFirefox({ FIREFOX_PATH, PATH } = process.env) {
  const find = () => programs(NAMES, FIREFOX_PATH, PATH).find(works);
  const atHand = find();
  if (atHand) return atHand;
  console.error('Installing Firefox for the tests…');
  installPackages(['firefox-esr']);
  return find();
}
