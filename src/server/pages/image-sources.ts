import type { Flow } from '../../contract/compiled-brand.ts';

/** The origins of a page's pictures beside its own: those of logos and favicons that the flows of its config name. */
export function imageSources(flows: readonly Flow[]): string[] {
  const media = flows.flatMap(({ props, steps }) => [
    props?.media,
    ...steps.map((step) => step.props?.media),
  ]);
  const origins = media
    .flatMap((named) => Object.values(named ?? {}))
    .flatMap((address) => (URL.canParse(address) ? [new URL(address)] : []))
    .flatMap(({ protocol, origin }) => (protocol === 'https:' ? [origin] : []));
  return [...new Set(origins)].sort();
}
