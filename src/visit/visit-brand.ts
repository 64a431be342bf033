import type { BrandLooks, CompiledBrand, LoadedBrand } from '../contract/compiled-brand.ts';
import type { PageData } from '../contract/page-data.ts';
import type { TextKey } from '../contract/generated/names.ts';

/**
 * The texts that a brand lends: those of the frame around a screen. No text of a screen is among them,
 * and none that speaks of a product, a price, an offer, a payment or the law.
 */
const LENT_TEXTS: readonly TextKey[] = [
  'app.back',
  'app.loading',
  'app.seller',
  'app.slow',
  'app.step',
];

/** The looks that a brand lends to another one's checkout. */
export function looksOf(brand: CompiledBrand): BrandLooks {
  const { settings, theme, images, texts, sharedPicture } = brand;
  const { logoFile, logoDarkFile = logoFile, faviconFile, loadingFile, lang } = settings;
  const address = (file: string) => images[file] ?? '';
  return {
    theme,
    dsMode: settings.dsMode,
    style: settings.style,
    logo: address(logoFile),
    logoDark: address(logoDarkFile),
    favicon: address(faviconFile),
    loading: address(loadingFile),
    sharedPicture,
    lang,
    texts: Object.fromEntries(LENT_TEXTS.map((key) => [key, texts[key]])),
  };
}

/** A brand that wears another one's looks. Its images are named by their addresses, which no file is. */
function withLooks(brand: CompiledBrand, looks: BrandLooks): CompiledBrand {
  const { theme, dsMode, style, logo, logoDark, favicon, loading, sharedPicture } = looks;
  const lent = [logo, logoDark, favicon, loading].map((address) => [address, address]);
  const isSameLanguage = looks.lang === brand.settings.lang;
  return {
    ...brand,
    theme,
    sharedPicture,
    settings: {
      ...brand.settings,
      dsMode,
      // The width of the form is the brand's own.
      style: { ...style, formMaxWidth: brand.settings.style.formMaxWidth },
      logoFile: logo,
      logoDarkFile: logoDark,
      faviconFile: favicon,
      loadingFile: loading,
    },
    images: { ...brand.images, ...Object.fromEntries(lent) },
    texts: isSameLanguage ? { ...brand.texts, ...looks.texts } : brand.texts,
  };
}

/**
 * The brand of a visit: the one that its link names, in the looks of the brand that its config names,
 * and with the theme of the product that it sells besides. All that is sold, charged, promised or asked
 * stays that of the link's brand, so the rest of the program knows of one brand only.
 */
export function visitBrand(
  loaded: LoadedBrand,
  { looks, upsell }: Pick<PageData, 'looks' | 'upsell'>,
): LoadedBrand {
  const upsellTheme = upsell?.theme;
  if (!looks && !upsellTheme) return loaded;
  const dressed = looks ? withLooks(loaded.brand, looks) : loaded.brand;
  return { ...loaded, brand: upsellTheme ? { ...dressed, upsellTheme } : dressed };
}
