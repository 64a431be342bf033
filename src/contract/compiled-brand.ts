import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { BrandFile } from './generated/brand.ts';
import type { FlowsFile } from './generated/flows.ts';
import type { ThemeFile } from './generated/theme.ts';
import type { When } from './generated/when.ts';
import type { ChunkName } from './chunks.ts';
import type { ActionName, BlockName, TextKey } from './generated/names.ts';

export type BrandSettings = Omit<
  BrandFile,
  '$schema' | 'extends' | 'offers' | 'placeholder' | 'placeholders'
>;
export type BrandOffer = NonNullable<BrandFile['offers']>[number];

export interface HostedFont {
  address: string;
  /** Its family and those of its stand-ins, as the beginning of a font stack. */
  stack: string;
  /** The rules that load it, and give fonts of the device its measures while it is on its way. */
  rules: readonly string[];
}

export type Theme = Omit<ThemeFile, '$schema'> & { font?: Pick<HostedFont, 'address' | 'rules'> };
export type Palette = Theme['light'];
type FlowOfFile = FlowsFile['flows'][number];
export type FlowStep = FlowOfFile['steps'][number] & {
  /** Pages of its form that count as steps, where it has several and the brand's steps are counted. */
  countedPages?: number;
};
export type Flow = Omit<FlowOfFile, 'steps'> & {
  steps: FlowStep[];
  stepsNumber?: number;
};

export interface FormVariant {
  schema: RJSFSchema;
  validator: string;
}

export interface FormPage {
  id: string;
  heading?: string;
  intro?: string;
  submit: string;
  stepNumber?: number;
  /** By the truth of `CompiledForm.conditions`, one '0' or '1' each, e.g. '10'; '' when there are none. */
  variants: Record<string, FormVariant>;
}

export interface CompiledForm {
  action: ActionName;
  ui: UiSchema;
  /** By dotted field path, then by error name of the rule, format or JSON Schema keyword. */
  messages: Record<string, Record<string, string>>;
  /** By field that begins with an answer of an earlier screen: the field of that answer. */
  prefill?: Readonly<Record<string, string>>;
  conditions: When[];
  pages: FormPage[];
}

/** A piece of a screen. All texts are final, but for `{placeholders}` that a visit fills. */
export type CompiledBlock = {
  id: string;
  when?: When;
  column?: 'side' | 'side-end' | 'side-only';
} & (
  | { block: 'form'; form: CompiledForm }
  | ({ block: Exclude<BlockName, 'form'> } & Record<string, unknown>)
);

export interface CompiledScreen {
  stepNumber?: number;
  stepOf?: string;
  chunks?: ChunkName[];
  blocks: CompiledBlock[];
}

export interface CompiledBrand {
  id: string;
  settings: BrandSettings;
  theme: Theme;
  upsellTheme?: Theme;
  offers?: BrandOffer[];
  flows: Flow[];
  /** By template id; in the browser the first ones, and the others once they were loaded. */
  screens: Record<string, CompiledScreen>;
  /** The texts that the program itself shows; those of screens are already in the screens. */
  texts: Record<TextKey, string>;
  asksAnswers?: true;
  /** Addresses of the brand's images, by file name, with a content hash in the folder part. */
  images: Record<string, string>;
  sharedPicture?: string;
}

/** The looks that a brand lends to the checkout of another one; nothing that is sold is among them. */
export interface BrandLooks
  extends
    Pick<BrandSettings, 'dsMode' | 'style' | 'lang'>,
    Pick<CompiledBrand, 'theme' | 'sharedPicture'>,
    Record<'logo' | 'logoDark' | 'favicon' | 'loading', string> {
  /** Texts of the frame around a screen; for brands of the same language. */
  texts: Partial<CompiledBrand['texts']>;
}

export interface BrandRuntime {
  formats: Record<string, (value: string) => boolean>;
  ucs2length(text: string): number;
  equal(a: unknown, b: unknown): boolean;
}

type CompiledValidator = ((value: unknown) => boolean) & { errors?: unknown[] | null };

/** By variant's validator name, the functions of its schema and of the parts by which RJSF chooses what it draws. */
export type BrandValidators = Record<string, Readonly<Record<string, CompiledValidator>>>;

export interface LoadedBrand {
  brand: CompiledBrand;
  validators: BrandValidators;
  later?: string;
}

export type BrandModule = (runtime: BrandRuntime) => LoadedBrand;

export type LaterModule = (
  runtime: BrandRuntime,
) => Pick<CompiledBrand, 'screens'> &
  Pick<LoadedBrand, 'validators'> & { texts: Partial<CompiledBrand['texts']> };

export interface CatalogueEntry extends Pick<BrandSettings, 'key' | 'area' | 'dsProductId'> {
  id: string;
  productCode: string;
  business: string;
  name: string;
  bffId?: string;
  module: string;
  /** Address of its `BrandLooks`, as JSON. */
  looks: string;
}

export interface UnfinishedValue {
  /** Invented, or a price that is not the charged one. */
  kind: 'placeholder' | 'price';
  message: string;
  /** Its place, 'brands/base/brand.json:102'. */
  place: string;
}

/** Values that brands still lack, by folder below brands/. The server alone reads it: buyers get nothing of it. */
export type UnfinishedBrands = Readonly<Record<string, readonly UnfinishedValue[]>>;

export interface Catalogue {
  default: string;
  designSystemOverrides: string[];
  brands: CatalogueEntry[];
}

export type RichInline =
  | string
  | { mark: 'strong' | 'stressed'; content: RichInline[] }
  | { mark: 'link'; href: string; content: RichInline[] };

export type RichBlock =
  | { kind: 'heading' | 'paragraph'; content: RichInline[] }
  | { kind: 'list'; isOrdered: boolean; items: RichInline[][] };
