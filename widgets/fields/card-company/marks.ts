import type { CardCompany } from '../../../src/contract/generated/names.ts';
import marks from './card-marks.svg';

/** A company's view of the one file with all pictures, which a page asks for once (SVG 2, 16.3.2). */
export const companyMark = (company: CardCompany): string => `${marks}#${company}`;
