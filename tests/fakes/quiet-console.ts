import { afterEach, beforeEach, vi, type Mock } from 'vitest';

/** Fails every test of a file after which the console holds an error or a warning. */
export function wantQuietConsole(): void {
  let complaints: Mock[];
  beforeEach(() => {
    complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  });
  afterEach(() => {
    const said = complaints.flatMap(({ mock }) => mock.calls);
    if (said.length > 0) throw new Error(`The console said: ${said.map(String).join('\n')}`);
  });
}
