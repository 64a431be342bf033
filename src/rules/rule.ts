/** A validation rule: names what is wrong with a value, or answers undefined. Never throws. */
export type Rule<Fault extends string = string> = (value: string) => Fault | undefined;

/** What an input shows for what was typed: total, and a fixed point of itself. */
export type Mask = (raw: string) => string;
