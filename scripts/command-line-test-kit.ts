import type { Output } from './command-line.ts';

/** Runs a command and keeps all that it says. */
export async function heard<Code>(command: (output: Output) => Promise<Code>) {
  let [out, err] = ['', ''];
  const code = await command({
    stdout: (text) => (out += `${text}\n`),
    stderr: (text) => (err += `${text}\n`),
  });
  return { code, out, err };
}
