import { Ajv2019 } from 'ajv/dist/2019.js';
import { nearestName } from '../../../brand/parse/nearest-name.ts';
import { say } from '../../language/sentence.ts';
import { didYouMean, type Suggestion } from '../../language/suggest.ts';
import { uiOptions } from './ui-options.ts';

/** JSON Schema, draft 2019-09. */
export const ajv = new Ajv2019({ allErrors: true, verbose: true, strict: false });

/** Keywords that Ajv knows, OpenAPI's `discriminator`, which RJSF reads, and ours. */
const KEYWORDS = [...Object.keys(ajv.RULES.keywords), 'discriminator', 'when'];

export const isKeyword = (key: string): boolean => KEYWORDS.includes(key) || key.startsWith('x-');

/** Advice for a keyword that JSON Schema does not know; `field` is the name of its owner. */
export function keywordAdvice(key: string, value: unknown, field = ''): Suggestion {
  const near = nearestName(key, KEYWORDS);
  const isOption = uiOptions.includes(key) && near?.toLowerCase() !== key.toLowerCase();
  if (key === 'messages' || isOption) {
    const said = { [field]: key === 'messages' ? value : { [`ui:${key}`]: value } };
    const name = key === 'messages' ? key : 'ui';
    const suggestion = say('keyword-advice.write-beside-schema', {
      name,
      value: JSON.stringify(said),
    });
    return { suggestion };
  }
  return near
    ? didYouMean(key, near)
    : { suggestion: say('keyword-advice.fields-stand-properties') };
}
