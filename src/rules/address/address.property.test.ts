import { test } from 'vitest';
import {
  anyTexts,
  blankTexts,
  brokenComplements,
  brokenPlaces,
  brokenStreets,
  complements,
  places,
  streets,
} from '../../../tests/generated/address.ts';
import { finds, passes } from '../../../tests/generated/every.ts';
import {
  checkCity,
  checkComplement,
  checkCountry,
  checkDistrict,
  checkState,
  checkStreet,
  checkStreetNumber,
} from './address.ts';

test('[RULE-32] streets pass, and fail with one thing wrong', () => {
  passes(streets, checkStreet);
  finds(brokenStreets('street'), checkStreet);
});

test('[RULE-33] districts pass, and fail with one thing wrong', () => {
  passes(streets, checkDistrict);
  finds(brokenStreets('district'), checkDistrict);
});

test('[RULE-34] any state passes, and none fails', () => {
  passes(anyTexts, checkState);
  finds(blankTexts('state'), checkState);
});

test('[RULE-35] cities pass, and fail with one thing wrong', () => {
  passes(places, checkCity);
  finds(brokenPlaces('city'), checkCity);
});

test('[RULE-36] countries pass, and fail with one thing wrong', () => {
  passes(places, checkCountry);
  finds(brokenPlaces('country'), checkCountry);
});

test('[RULE-38] any number of a house passes, and none fails', () => {
  passes(anyTexts, checkStreetNumber);
  finds(blankTexts('street-number'), checkStreetNumber);
});

test('[RULE-39] words of letters and digits pass, and fail with one other character', () => {
  passes(complements, checkComplement);
  finds(brokenComplements, checkComplement);
});
