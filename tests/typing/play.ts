import type { Deed, TypingCase } from './deeds.ts';

/** Acts of a driver of any browser on the open page. */
export interface Typist {
  press(key: string): Promise<void>;
  /** Holds the modifier while the key is pressed. */
  chord(modifier: 'Control', key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Has an input method write a text in place of the one before; the last one is taken over. */
  compose?(texts: readonly string[]): Promise<void>;
  /** Drags what is selected in one element to another. */
  drag?(from: string, to: string): Promise<void>;
  /** Runs a function of the page, given one value. */
  run<Given, Answer>(act: (given: Given) => Answer, given: Given): Promise<Answer>;
}

/** Plays a case in its field and answers what the field shows, with the caret if it has the focus. */
export async function play(typist: Typist, { field, deeds }: TypingCase): Promise<string> {
  await focus(typist, field);
  await clear(typist, field);
  for (const deed of deeds) await act(typist, field, deed);
  return typist.run((name) => {
    const { value, selectionStart } = document.querySelector<HTMLInputElement>(
      `input[name="${name}"]`,
    )!;
    const hasFocus = document.activeElement?.getAttribute('name') === name;
    if (!hasFocus || selectionStart === null) return value;
    return `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`;
  }, field);
}

const focus = (typist: Typist, field: string) =>
  typist.run(
    (name) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!.focus(),
    field,
  );

/** Empties the field, and makes it forget what could be undone, by leaving it. */
async function clear(typist: Typist, field: string): Promise<void> {
  await typist.chord('Control', 'a');
  await typist.press('Backspace');
  await typist.run(() => (document.activeElement as HTMLElement).blur(), undefined);
  await focus(typist, field);
}

async function act(typist: Typist, field: string, deed: Deed): Promise<void> {
  if ('type' in deed) await typist.type(deed.type);
  else if ('press' in deed) await typist.press(deed.press);
  else if ('undo' in deed) await times(deed.undo, () => typist.chord('Control', 'z'));
  else if ('redo' in deed) await times(deed.redo, () => typist.chord('Control', 'y'));
  else if ('caret' in deed) await select(typist, field, deed.caret, deed.caret);
  else if ('select' in deed) await select(typist, field, ...deed.select);
  else if ('paste' in deed) await paste(typist, field, deed.paste);
  else if ('compose' in deed) await typist.compose!(deed.compose);
  else if ('drop' in deed) await drop(typist, field, deed.drop);
  else if ('leave' in deed) {
    await typist.run(() => (document.activeElement as HTMLElement).blur(), undefined);
  } else await fill(typist, field, deed);
}

async function times(count: number, deed: () => Promise<void>): Promise<void> {
  for (let done = 0; done < count; done++) await deed();
}

const select = (typist: Typist, field: string, from: number, to: number) =>
  typist.run(
    ([name, start, end]) =>
      document
        .querySelector<HTMLInputElement>(`input[name="${name}"]`)!
        .setSelectionRange(start, end),
    [field, from, to] as [string, number, number],
  );

/** Copies the text from a field of its own, then pastes it by the keyboard: a true paste. */
async function paste(typist: Typist, field: string, text: string): Promise<void> {
  const at = await typist.run((name) => {
    const { selectionStart, selectionEnd } = document.querySelector<HTMLInputElement>(
      `input[name="${name}"]`,
    )!;
    return [selectionStart ?? 0, selectionEnd ?? 0] as const;
  }, field);
  await selectScratch(typist, text);
  await typist.chord('Control', 'c');
  await removeScratch(typist);
  await focus(typist, field);
  await select(typist, field, ...at);
  await typist.chord('Control', 'v');
}

/** Puts a text into a field of its own at the top of the page, and selects it. */
const selectScratch = (typist: Typist, text: string) =>
  typist.run((copied) => {
    const scratch = document.createElement('textarea');
    scratch.id = 'scratch';
    scratch.value = copied;
    Object.assign(scratch.style, { position: 'fixed', top: '0', left: '0', zIndex: '9999' });
    document.body.prepend(scratch);
    scratch.focus();
    scratch.select();
  }, text);

const removeScratch = (typist: Typist) =>
  typist.run(() => document.getElementById('scratch')!.remove(), undefined);

async function drop(typist: Typist, field: string, text: string): Promise<void> {
  await selectScratch(typist, text);
  await typist.drag!('#scratch', `input[name="${field}"]`);
  await removeScratch(typist);
  await focus(typist, field);
}

type Filled = { autofill: string } | { fill: string } | { plant: string };

/** Browsers write past the property that React watches; so does this. */
const fill = (typist: Typist, field: string, deed: Filled) =>
  typist.run(
    ([name, value, events]) => {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(input, value);
      for (const event of events) input.dispatchEvent(new Event(event, { bubbles: true }));
    },
    filled(field, deed),
  );

function filled(field: string, deed: Filled): [name: string, value: string, events: string[]] {
  if ('autofill' in deed) return [field, deed.autofill, ['input', 'change']];
  return 'fill' in deed ? [field, deed.fill, ['change']] : [field, deed.plant, []];
}
