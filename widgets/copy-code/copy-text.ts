/** Puts a text on the clipboard, also where the clipboard permission is refused; false when it cannot. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The selected text takes the focus, which is then given back. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  document.body.append(holder);
  holder.select();
  const isDone = document.execCommand('copy');
  holder.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isDone;
}
