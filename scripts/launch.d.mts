interface Lock {
  packages: Record<string, { integrity?: string; optional?: boolean; devOptional?: boolean }>;
}

export function isNodeSupported(version: string): boolean;
export function isInstalled(wanted: Lock, installed: Lock): boolean;
/** Node's arguments for the built server, whose path from the project's root is the last of them. */
export const SERVE: readonly string[];
