import { parseArgs } from 'node:util';
import type { Language } from '../../src/checker/language/translate.ts';
import { SettingError } from '../../src/server/settings/setting-values.ts';
import { readSettings } from '../../src/server/settings/settings.ts';
import { languageOf } from '../validate-brands/language-option.ts';
import type { FormValues } from '../../src/checkout/form/form-values.ts';
import { testCard } from './write-access.ts';
import { FORMATS, type Format } from './report.ts';

/** Thrown where the command cannot begin; its message says why and what to do. */
export class CannotAsk extends Error {
  override name = 'CannotAsk';
}

export interface Options {
  /** Origin and path before '/api/…', without a slash at the end. */
  address: string;
  /** Keys or folders of brands; all brands without any. */
  brands: readonly string[];
  area?: 'BR' | 'MZ';
  language: Language;
  format: Format;
  /** File for the report; stdout without one. */
  out?: string;
  /** Pay with test data by this card; `charges` is an address that lists what was charged. */
  write?: { card: FormValues; charges?: string };
}

const USAGE =
  'Usage: npm run check-upstream -- https://api.example.com [--brands a,b] [--area BR|MZ] [--lang en|pt] [--format text|json|html] [--out FILE] [--write --card "4242424242424242 08/31 123" [--charges ADDRESS]]';

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        brands: { type: 'string', default: '' },
        area: { type: 'string' },
        lang: { type: 'string' },
        format: { type: 'string', default: 'text' },
        out: { type: 'string' },
        write: { type: 'boolean', default: false },
        card: { type: 'string', default: '' },
        charges: { type: 'string' },
      },
    });
  } catch (error) {
    throw new CannotAsk(`${(error as Error).message} ${USAGE}`, { cause: error });
  }
}

/** The address of an upstream, held to what the server asks of API_URL. */
function addressOf(written: string, env: NodeJS.ProcessEnv): string {
  try {
    const { ALLOW_PLAIN_UPSTREAM } = env;
    const { apiUrl } = readSettings(
      { API_URL: written, ALLOW_PLAIN_UPSTREAM },
      { allowSandbox: true },
    );
    return apiUrl!.href.replace(/\/+$/, '');
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    throw new CannotAsk(error.message.replaceAll('API_URL', `The address '${written}'`));
  }
}

/** Reads the arguments of the command. @throws {CannotAsk} when they ask for nothing that there is. */
export function readOptions(args: readonly string[], env = process.env): Options {
  const { values, positionals } = parsed(args);
  const { area, format, lang, out } = values;
  const [address, ...more] = positionals;
  if (!address || more.length > 0) throw new CannotAsk(`Name one address. ${USAGE}`);
  if (area !== undefined && area !== 'BR' && area !== 'MZ')
    throw new CannotAsk(`There is no --area '${area}'. ${USAGE}`);
  const known = FORMATS.find((one) => one === format);
  if (!known) throw new CannotAsk(`There is no --format '${format}'. ${USAGE}`);
  const language = languageOf(lang === 'pt' ? 'pt-BR' : lang, env);
  if (!language) throw new CannotAsk(`There is no --lang '${lang}'. ${USAGE}`);
  const card = testCard(values.card);
  if (values.write && (!card || !values.brands))
    throw new CannotAsk(
      `--write needs --brands and a test card of the upstream by --card. ${USAGE}`,
    );
  const { charges } = values;
  if (charges !== undefined && !URL.canParse(charges))
    throw new CannotAsk(`--charges '${charges}' is not an address. ${USAGE}`);
  const brands = values.brands.split(',').map((name) => name.trim());
  return {
    address: addressOf(address, env),
    brands: brands.filter(Boolean),
    area,
    language,
    format: known,
    out,
    write: values.write && card ? { card, charges } : undefined,
  };
}
