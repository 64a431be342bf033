import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Starts a display that nobody sees; gives its name, as the variable DISPLAY has it. */
export async function startDisplay(program: string): Promise<{ name: string; stop(): void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr!.on('data', (chunk) => (said += String(chunk)));
  const number = await new Promise<string>((resolve, reject) => {
    (child.stdio[3] as Readable).once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The display ended before it was ready: ${said}`)));
  });
  return { name: `:${number}`, stop: () => void child.kill() };
}
