import { objectAt, textAt, type Fields } from '../../../api/answer-shape.ts';

export interface IssuedBoleto {
  line?: string;
  url?: string;
  dueDate?: string;
}

export function readIssued(fields: Fields): IssuedBoleto | undefined {
  const inner = objectAt(fields, 'boleto') ?? objectAt(fields, 'bankslip');
  const all = { ...fields, ...inner };
  const line = textAt(all, 'line', 'digitableLine', 'barCode', 'barcode');
  const url = inner || line ? textAt(all, 'url') : undefined;
  const dueDate = textAt(all, 'dueDate', 'expirationDate', 'expiresAt');
  return line || url ? { line, url, ...(dueDate && { dueDate }) } : undefined;
}
