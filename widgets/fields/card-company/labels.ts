import type { CardCompany } from '../../../src/contract/generated/names.ts';

export const companyLabels: Record<CardCompany, string> = {
  american_express: 'Amex',
  visa: 'Visa',
  mastercard: 'Mastercard',
  hipercard: 'Hipercard',
  elo: 'Elo',
  diners: 'Diners',
};
