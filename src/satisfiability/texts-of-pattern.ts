/** A part of a pattern: returns one of its texts, chosen by a number. */
type Part = (choice: number) => string;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const SIGNS = ` -_.,;:!?'"()/\\@#$%&*+=áéíóúãõâêôçÁÉÍÓÚÃÕÂÊÔÇ[]{}<>|^~`;
const ANY = LETTERS + DIGITS + SIGNS;
const CLASSES: Readonly<Record<string, string>> = {
  d: DIGITS,
  w: `${LETTERS}${DIGITS}_`,
  s: ' ',
};
const MAX_REPEATS = 40;
const TEXTS = 24;

/** Thrown for syntax that is not read: lookarounds, back references and the like. */
class Unknown extends Error {}

/**
 * Texts of several lengths that match a pattern (ECMA-262); undefined for a pattern with syntax that
 * is not read, such as a lookahead.
 */
export function textsOfPattern(pattern: string): string[] | undefined {
  try {
    const part = new PatternReader(pattern).read();
    const test = new RegExp(pattern, 'u');
    const texts = Array.from({ length: TEXTS }, (_, choice) => part(choice));
    return [...new Set(texts)].filter((text) => test.test(text));
  } catch {
    return undefined;
  }
}

class PatternReader {
  private at = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  read(): Part {
    const parts: Part[] = [this.sequence()];
    while (this.take('|')) parts.push(this.sequence());
    if (this.at < this.text.length && this.text[this.at] !== ')') throw new Unknown();
    return (choice) => parts[choice % parts.length]!(Math.floor(choice / parts.length) + choice);
  }

  private take(sign: string): boolean {
    const isThere = this.text.startsWith(sign, this.at);
    if (isThere) this.at += sign.length;
    return isThere;
  }

  private sequence(): Part {
    const parts: Part[] = [];
    while (this.at < this.text.length && !'|)'.includes(this.text[this.at]!)) {
      if (this.take('^') || this.take('$')) continue;
      parts.push(this.repeated(this.atom()));
    }
    return (choice) => parts.map((part, index) => part(choice + index)).join('');
  }

  private atom(): Part {
    if (this.take('(')) {
      if (this.take('?') && !this.take(':')) throw new Unknown();
      const inner = this.read();
      if (!this.take(')')) throw new Unknown();
      return inner;
    }
    if (this.take('[')) return this.oneOf(this.set());
    if (this.take('.')) return this.oneOf(LETTERS + DIGITS);
    if (this.take('\\')) return this.oneOf(this.escaped());
    return this.oneOf(this.text[this.at++]!);
  }

  private oneOf(signs: string): Part {
    const all = [...signs];
    if (all.length === 0) throw new Unknown();
    return (choice) => all[choice % all.length]!;
  }

  private escaped(): string {
    const sign = this.text[this.at++] ?? '';
    if (sign in CLASSES) return CLASSES[sign]!;
    if ('DWS'.includes(sign)) return without(CLASSES[sign.toLowerCase()]!);
    if (sign === 'p') {
      const [, name] = /^\{([^}]*)\}/.exec(this.text.slice(this.at)) ?? [];
      if (!name) throw new Unknown();
      this.at += name.length + 2;
      if (/^(L|Letter|Ll|Script=Latin)$/.test(name)) return LETTERS;
      if (/^(N|Nd)$/.test(name)) return DIGITS;
      throw new Unknown();
    }
    if (/[a-zA-Z0-9]/.test(sign)) throw new Unknown();
    return sign;
  }

  private set(): string {
    const isNot = this.take('^');
    let signs = '';
    while (this.at < this.text.length && !this.take(']')) {
      const first = this.take('\\') ? this.escaped() : this.text[this.at++]!;
      const isRange = first.length === 1 && /^-[^\]\\]/.test(this.text.slice(this.at));
      if (!isRange) {
        signs += first;
        continue;
      }
      const last = this.text[this.at + 1]!;
      this.at += 2;
      for (let code = first.codePointAt(0)!; code <= last.codePointAt(0)!; code++) {
        signs += String.fromCodePoint(code);
      }
    }
    return isNot ? without(signs) : signs;
  }

  private repeated(part: Part): Part {
    const [least, most] = this.times();
    if (most === 1 && least === 1) return part;
    const span = Math.min(most, Math.max(least, MAX_REPEATS)) - least + 1;
    return (choice) =>
      Array.from({ length: least + (choice % span) }, (_, at) => part(choice + at)).join('');
  }

  private times(): [number, number] {
    let times: [number, number] = [1, 1];
    if (this.take('?')) times = [0, 1];
    else if (this.take('*')) times = [0, Infinity];
    else if (this.take('+')) times = [1, Infinity];
    else {
      const [whole, least, comma, most] =
        /^\{(\d+)(,?)(\d*)\}/.exec(this.text.slice(this.at)) ?? [];
      if (whole === undefined) return times;
      this.at += whole.length;
      const limit = most ? Number(most) : Infinity;
      times = [Number(least), comma ? limit : Number(least)];
    }
    this.take('?');
    return times;
  }
}

const without = (signs: string) => [...ANY].filter((sign) => !signs.includes(sign)).join('');
