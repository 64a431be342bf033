export interface NewBrand {
  /** The key in links: 'AULA-VIVA'. */
  key: string;
  name: string;
  /** The folder that it extends: 'base', or a family such as 'families/english'. */
  parent: string;
  /** Missing where the parent has one. */
  business?: string | undefined;
}

/** Greys, to be replaced by the owner's colours; texts can be read on them in both modes. */
const LIGHT = { main: '#4A5568', dark: '#2D3748', light: '#EDF0F4', contrast: '#FFFFFF' };
const DARK = { main: '#A3AEBF', dark: '#8E9AAD', light: '#14181F', contrast: '#101114' };

export function brandFiles({ key, name, parent, business }: NewBrand): Map<string, string> {
  const host = `${key.toLowerCase()}.example.com`;
  const brand = {
    $schema: '../../schemas/brand/brand.schema.json',
    extends: parent,
    key,
    placeholder: true,
    business,
    dsProductId: `ds-${key.toLowerCase()}`,
    product: { name, businessName: name },
    company: {
      name: `${name} Ltda.`,
      document: '00.000.000/0000-00',
      address: 'Rua de Exemplo, 100, São Paulo, SP, 01000-000',
      email: `contato@${host}`,
    },
    faqLink: `https://ajuda.${host}`,
    links: {
      test: { domain: `https://teste.${host}` },
      homolog: { domain: `https://homolog.${host}` },
      production: { domain: `https://${host}` },
    },
  };
  const theme = {
    $schema: '../../schemas/brand/theme.schema.json',
    light: { primary: LIGHT },
    dark: { primary: DARK },
  };
  const logo = picture(name, 160, 40);
  const icon = picture([...name][0]!.toUpperCase(), 40, 40);
  return new Map([
    ['brand.json', JSON.stringify(brand)],
    ['theme.json', JSON.stringify(theme)],
    ['logo.svg', logo],
    ['logo-dark.svg', logo],
    ['favicon.svg', icon],
    ['loading.svg', icon],
  ]);
}

/** A text on a plain ground; a long one is drawn narrower to fit. */
function picture(text: string, width: number, height: number): string {
  const fitting = text.length > 14 ? ` textLength="${width - 16}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
  <rect width="${width}" height="${height}" rx="8" fill="${LIGHT.main}"/>
  <text x="${width / 2}" y="26" text-anchor="middle" font-family="sans-serif" font-size="17" fill="${LIGHT.contrast}"${fitting} lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>
</svg>
`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
