import { randomBytes } from 'node:crypto';

/** A CPF with right check digits, of nobody. */
export const CPF = '52998224725';

/** A buyer, identified by an id in the e-mail and in the link. */
export interface Buyer {
  id: string;
  name: string;
  email: string;
  cpf: string;
}

export interface Card {
  number: string;
  /** As it stands in the field. */
  shown: string;
  company: string;
  cvv: string;
}

/** The sandbox plays a scenario by what stands before the '+' of an e-mail; 'ana' names none. */
export function newBuyer(mailbox = 'ana'): Buyer {
  const id = randomBytes(6).toString('hex');
  return { id, name: 'Ana Lima', email: `${mailbox}+${id}@exemplo.com.br`, cpf: CPF };
}

const EXPIRY_YEARS = 4;

/** 'MM/AA' of a card that is good for years. */
export const expiry = `12/${String(new Date().getFullYear() + EXPIRY_YEARS).slice(2)}`;

/** An approved card of Ana Lima as the sandbox remembers it. */
export const REMEMBERED_CARD = {
  company: 'visa',
  holder: 'ANA LIMA',
  number: '**** 4242',
  cvv: '***',
  expiration: expiry,
};

/** Cards by what the sandbox makes of them; see src/sandbox/scenarios.json. */
export const cards = {
  approved: visa('4242424242424242'),
  refused: visa('4000000000000002'),
  slow: visa('4000000000000010'),
  lost: visa('4000000000000077'),
} satisfies Record<string, Card>;

function visa(number: string): Card {
  const shown = number.replace(/(\d{4})(?=\d)/g, '$1 ');
  return { number, shown, company: 'Visa', cvv: '917' };
}
