export function bundledCommand(entry: string, folder: string): Promise<string>;
