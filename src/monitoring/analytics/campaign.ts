import { maskNumbers } from '../mask-numbers.ts';
import { scrubbedText } from '../scrub.ts';

/** Names of a campaign, as people write them into a link. */
const CAMPAIGN = /^utm_[a-z]{1,20}(_[a-z]{1,20}){0,2}$/;
const MAX_NAME = 100;

/** Ids by which an advertising network knows the click; it writes them itself. */
const CLICKS = /^(gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)$/;
/** A click's id is opaque: letters and digits without words. */
const CLICK = /^[\w.~-]{1,500}$/;

const MAX_PARAMETERS = 20;

/** A value as it may go out; undefined where it may not. */
function clean(name: string, value: string): string | undefined {
  if (CAMPAIGN.test(name)) return scrubbedText(value.slice(0, MAX_NAME)) || undefined;
  const isClick = CLICKS.test(name) && CLICK.test(value) && maskNumbers(value) === value;
  return isClick ? value : undefined;
}

/**
 * Reads the campaign from a link's query: utm parameters, scrubbed, and the ids of clicks, left out where they
 * are not ids. Of a repeated parameter the first that says something counts, as in the link itself.
 */
export function campaignOf(query: string): Record<string, string> | undefined {
  const found = new Map<string, string>();
  for (const [name, written] of new URLSearchParams(query)) {
    if (found.size === MAX_PARAMETERS) break;
    const value = found.has(name) ? undefined : clean(name, written.trim());
    if (value !== undefined) found.set(name, value);
  }
  return found.size > 0 ? Object.fromEntries(found) : undefined;
}
