import type { CardCompany } from '../../../src/contract/generated/names.ts';
import americanExpress from './marks/american_express.svg';
import diners from './marks/diners.svg';
import elo from './marks/elo.svg';
import hipercard from './marks/hipercard.svg';
import mastercard from './marks/mastercard.svg';
import visa from './marks/visa.svg';

/** Addresses of the pictures that stand for the card companies. */
export const companyMarks: Record<CardCompany, string> = {
  american_express: americanExpress,
  visa,
  mastercard,
  hipercard,
  elo,
  diners,
};
