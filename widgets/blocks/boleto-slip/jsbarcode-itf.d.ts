declare module 'jsbarcode/bin/barcodes/ITF/index.js' {
  /** Interleaved 2 of 5 (ISO/IEC 16390): an even count of digits as '1' for dark and '0' for light. */
  export class ITF {
    constructor(digits: string, options: object);
    encode(): { data: string };
  }
}
