/** Hands a fixture something that is being opened, and closes it afterwards. */
export async function whileOpen<Opened extends { close(): void }>(
  opening: Promise<Opened>,
  use: (opened: Opened) => Promise<void>,
): Promise<void> {
  const opened = await opening;
  await use(opened);
  opened.close();
}
