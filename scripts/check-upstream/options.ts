import type { FormValues } from '../../src/checkout/form/form-values.ts';
import { isObject } from '../../src/contract/is-object.ts';
import { detectCompany } from '../../src/rules/card-number/card-company.ts';
import { SettingError } from '../../src/server/settings/setting-values.ts';
import { readSettings } from '../../src/server/settings/settings.ts';
import { CannotRun, languageOf, oneOf, readArguments } from '../command-line.ts';
import { FORMATS } from './report.ts';

const USAGE =
  'Usage: npm run check-upstream -- https://api.example.com [--brands a,b] [--lang en|pt] [--format text|json] [--write --card "4242424242424242 08/31 123" [--charges ADDRESS]]';

const OPTIONS = {
  brands: { type: 'string', default: '' },
  lang: { type: 'string' },
  format: { type: 'string', default: 'text' },
  write: { type: 'boolean', default: false },
  card: { type: 'string', default: '' },
  charges: { type: 'string' },
} as const;

/** The address of an upstream, held to what the server asks of API_URL. */
function addressOf(written: string, { ALLOW_PLAIN_UPSTREAM }: NodeJS.ProcessEnv): string {
  try {
    const env = { API_URL: written, ALLOW_PLAIN_UPSTREAM };
    return readSettings(env, { allowSandbox: true }).apiUrl!.href.replace(/\/+$/, '');
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    throw new CannotRun(error.message.replaceAll('API_URL', `The address '${written}'`));
  }
}

/** A test card as it is named on the command line, '4242424242424242 08/31 123'; undefined for anything else. */
export function testCard(written: string): FormValues | undefined {
  const pattern = /^(?<cardNumber>\d{14,16}) (?<cardExpireDate>\d\d\/\d\d) (?<cardCVV>\d{3,4})$/;
  const card = pattern.exec(written.trim())?.groups;
  const cardCompany = card && detectCompany(card.cardNumber!);
  return cardCompany && { ...card, cardCompany, cardName: 'TESTE GUICHE' };
}

/** The list of charges at an address: the whole answer, or its `charges`. */
async function readCharges(address: string): Promise<readonly unknown[]> {
  const answer: unknown = await (await fetch(address)).json();
  const list = isObject(answer) ? answer.charges : answer;
  return Array.isArray(list) ? list : [];
}

/** Reads the arguments of the command. @throws {CannotRun} when they ask for nothing that there is. */
export function readOptions(args: readonly string[], env = process.env) {
  const config = { args: [...args], allowPositionals: true, options: OPTIONS } as const;
  const { values, positionals } = readArguments(config, USAGE);
  const { charges, lang, write } = values;
  const [address, ...more] = positionals;
  if (!address || more.length > 0) throw new CannotRun(`Name one address. ${USAGE}`);
  const card = testCard(values.card);
  if (write && (!card || !values.brands))
    throw new CannotRun(
      `--write needs --brands and a test card of the upstream by --card. ${USAGE}`,
    );
  if (charges !== undefined && !URL.canParse(charges))
    throw new CannotRun(`--charges '${charges}' is not an address. ${USAGE}`);
  return {
    language: languageOf(lang === 'pt' ? 'pt-BR' : lang, USAGE, env),
    format: oneOf('format', values.format, FORMATS, USAGE),
    /** Origin and path before '/api/…', without a slash at the end. */
    address: addressOf(address, env),
    /** Keys or folders of brands; all brands without any. */
    brands: values.brands
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    /** Pay with test data by this card; `charges` asks the upstream what it has charged. */
    write:
      write && card
        ? { card, charges: charges === undefined ? undefined : () => readCharges(charges) }
        : undefined,
  };
}
