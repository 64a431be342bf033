/**
 * What is drawn inside an element, line by line: attributes in alphabetical order, and texts. Left
 * out is what belongs to the moment: how the focus came, what was typed, and what only a script reads. A
 * browser runs it by itself, so it uses nothing from outside.
 */
export function drawnTree(element: Element, depth = 0): string[] {
  const leftOut = ['data-early', 'enterkeyhint', 'value', 'checked', 'selected'];
  // A phone's country has a name only for a form that is posted without the program.
  const isForPost = (name: string, value: string) => name === 'name' && value.endsWith('-country');
  const indent = ' '.repeat(depth);
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === 3) return node.nodeValue ? [indent + node.nodeValue] : [];
    if (node.nodeType !== 1) return [];
    const child = node as Element;
    const attributes = [...child.attributes]
      .filter(({ name, value }) => !leftOut.includes(name) && !isForPost(name, value))
      .map(({ name, value }) => `${name}=${value}`)
      .sort();
    return [indent + [child.localName, ...attributes].join(' '), ...drawnTree(child, depth + 1)];
  });
}
