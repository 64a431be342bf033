import type { CompiledScreen } from '../../contract/compiled-brand.ts';

/** A block or field by itself, as a screen of the brand would have it. */
export interface Specimen {
  /** 'block heading', 'field cpf'. */
  id: string;
  /** A screen of nothing else; that of a field is a form of one field. */
  screen: CompiledScreen;
}

export type SpecimenKind = 'block' | 'field';

/** Which document of specimens is drawn. */
export interface SpecimenRequest {
  brand: string;
  kind: SpecimenKind;
  mode: 'light' | 'dark';
  /** Another number is another document: the brand's files have changed meanwhile. */
  version: number;
}

/** The name of a block or field among the specimens of its kind. */
export const specimenId = (kind: SpecimenKind, name: string): string => `${kind} ${name}`;

/** The query of a document of specimens, `specimens.html?…`. */
export const specimenQuery = ({ brand, kind, mode, version }: SpecimenRequest): string =>
  `?${new URLSearchParams({ brand, kind, mode, version: String(version) })}`;

/** Reads what `specimenQuery` wrote. */
export function readSpecimenQuery(search: string): SpecimenRequest {
  const query = new URLSearchParams(search);
  return {
    brand: query.get('brand') ?? '',
    kind: query.get('kind') === 'field' ? 'field' : 'block',
    mode: query.get('mode') === 'dark' ? 'dark' : 'light',
    version: Number(query.get('version')),
  };
}
