import type { CardCompany } from '../../../src/contract/generated/names.ts';
import marks from './card-marks.svg';

/**
 * The address of the picture that stands for a card company: its view of the one file with all of them, which a page
 * asks for once (SVG 2, 16.3.2).
 */
export const companyMark = (company: CardCompany): string => `${marks}#${company}`;
