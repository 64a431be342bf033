import { SaxesParser } from 'saxes';

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

export type DrawingFlaw =
  | { kind: 'xml'; line: number; column: number; reason: string }
  | { kind: 'root'; name: string }
  | { kind: 'namespace' };

/** Reads a drawing as a browser does, strictly and as XML. Undefined: the text is no drawing at all. */
export function drawingOf(text: string): { flaw?: DrawingFlaw } | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let root: { name: string; uri?: string } | undefined;
  parser.on('doctype', (written) => {
    for (const [, name, , value] of written.matchAll(/<!ENTITY\s+(\S+)\s+(["'])([^]*?)\2/g)) {
      parser.ENTITIES[name!] = value!;
    }
  });
  parser.on('opentagstart', ({ name }) => (root ??= { name }));
  parser.on('opentag', ({ name, uri }) => {
    if (root && root.uri === undefined && root.name === name) root.uri = uri;
  });
  let reason: string | undefined;
  try {
    parser.write(text).close();
  } catch (error) {
    reason = (error as Error).message.replace(/^[^ ]* /, '').replace(/\.$/, '');
  }
  const isDrawing = root ? /^(?:[\w-]+:)?svg$/i.test(root.name) : /<svg[\s>]/i.test(text);
  if (!isDrawing) return undefined;
  if (reason !== undefined) {
    return { flaw: { kind: 'xml', line: parser.line, column: parser.column, reason } };
  }
  const { name, uri } = root!;
  if (!/(?:^|:)svg$/.test(name)) return { flaw: { kind: 'root', name } };
  return uri === SVG_NAMESPACE ? {} : { flaw: { kind: 'namespace' } };
}
