import type { CardCompany } from '../../../src/contract/generated/names.ts';
import marks from '../../generated/card-marks.svg';

/** The address of the picture that stands for a card company: its part of one file with all of them. */
export const companyMark = (company: CardCompany): string => `${marks}#${company}`;
