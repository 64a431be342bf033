/** Puts a text on the clipboard, also where the clipboard permission is refused; false when it cannot. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  document.body.append(holder);
  holder.select();
  const isDone = document.execCommand('copy');
  holder.remove();
  return isDone;
}
