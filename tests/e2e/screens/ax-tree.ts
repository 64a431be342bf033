import type { Page } from '@playwright/test';

/** A control in the accessibility tree. */
export interface Control {
  role: string;
  name: string;
  description: string;
  /** Always false for select and box, for which Chromium does not report it. */
  isRequired: boolean;
  isInvalid: boolean;
}

const ROLES = ['textbox', 'combobox', 'checkbox', 'radiogroup', 'button'];

interface AxNode {
  nodeId: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** Depth first, as a reader meets them. */
function inOrder(nodes: AxNode[]): AxNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node: AxNode): AxNode[] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => (byId.has(id) ? below(byId.get(id)!) : [])),
  ];
  return below(nodes[0]!);
}

/** The controls of a page in the order of its accessibility tree, as Chromium computes it. */
export async function controlsOf(page: Page): Promise<Control[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  const shown = inOrder(nodes).filter(
    ({ ignored, role }) => !ignored && ROLES.includes(role?.value ?? ''),
  );
  return shown.map(({ role, name, description, properties = [] }) => {
    const property = (wanted: string) =>
      properties.find((one) => one.name === wanted)?.value.value ?? false;
    return {
      role: role!.value!,
      name: name?.value ?? '',
      description: description?.value ?? '',
      isRequired: property('required') === true,
      isInvalid: String(property('invalid')) === 'true',
    };
  });
}
