import { randomFrom } from '../flow-brute-force/random-flow.ts';
import { cpf, number, phone, type Deed, type TypingCase } from './deeds.ts';

/** An independent reading of a field of digits: which there are, and before which the caret stands. */
interface Reading {
  digits: string;
  caret: number;
}

/** One edit, and what it makes of a reading. */
type Edit = (reading: Reading, random: () => number) => [Deed, Reading];

const digit = (random: () => number) => String(1 + Math.floor(random() * 9));

const EDITS: readonly Edit[] = [
  ({ digits, caret }, random) => {
    const typed = digit(random);
    return [
      { type: typed },
      { digits: digits.slice(0, caret) + typed + digits.slice(caret), caret: caret + 1 },
    ];
  },
  ({ digits, caret }) => [
    { press: 'Backspace' },
    {
      digits: digits.slice(0, Math.max(0, caret - 1)) + digits.slice(caret),
      caret: Math.max(0, caret - 1),
    },
  ],
  ({ digits, caret }) => [
    { press: 'Delete' },
    { digits: digits.slice(0, caret) + digits.slice(caret + 1), caret },
  ],
  ({ digits, caret }, random) => {
    const pasted = digit(random) + digit(random);
    return [
      { paste: pasted.split('').join(' ') },
      { digits: digits.slice(0, caret) + pasted + digits.slice(caret), caret: caret + 2 },
    ];
  },
  ({ digits }) => [{ press: 'Home' }, { digits, caret: 0 }],
  ({ digits }) => [{ press: 'End' }, { digits, caret: digits.length }],
  ({ digits, caret }) => [{ type: 'x' }, { digits, caret }],
];

/** Which of the edits how often: more typing than moving. */
const CHOICES = [0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6];

/** A run of edits of one field, with what its digits are before and behind the caret in the end. */
export function randomEdits(seed: number): TypingCase {
  const random = randomFrom(seed);
  const field = [number, cpf, phone][seed % 3]!;
  let reading: Reading = { digits: '', caret: 0 };
  const deeds: Deed[] = [];
  const edit = (one: Edit) => {
    const [deed, next] = one(reading, random);
    deeds.push(deed);
    reading = next;
  };
  for (let typed = 0; typed < 6; typed++) edit(EDITS[0]!);
  for (let step = 0; step < 6; step++) {
    edit(EDITS[CHOICES[Math.floor(random() * CHOICES.length)]!]!);
  }
  const { digits, caret } = reading;
  const shown = `${digits.slice(0, caret)}|${digits.slice(caret)}`;
  return { ...field, title: `edits of seed ${seed}`, deeds, shown };
}
