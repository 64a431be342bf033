interface Lock {
  packages: Record<string, { integrity?: string; optional?: boolean; devOptional?: boolean }>;
}

export function isNodeSupported(version: string): boolean;
export function isInstalled(wanted: Lock, installed: Lock): boolean;
