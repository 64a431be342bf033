interface Colours {
  main: string;
  contrast: string;
}

/** Plain images to begin with: the brand's first letter, its name, and a ring that turns. */
export function imagesOf(
  name: string,
  light: Colours,
  dark: Colours,
): { file: string; text: string }[] {
  return [
    { file: 'logo.svg', text: logo(name, light, '#1A1C21') },
    { file: 'logo-dark.svg', text: logo(name, dark, '#F3F4F6') },
    { file: 'favicon.svg', text: favicon(name, light) },
    { file: 'loading.svg', text: loading(name, light) },
  ];
}

const FONT = 'font-family="system-ui, -apple-system, Roboto, Arial, sans-serif" font-weight="600"';

const initialOf = (name: string) => escaped([...name][0]!.toUpperCase());

const logo = (name: string, { main, contrast }: Colours, ink: string) => `${svg('0 0 172 40', name)}
  <rect x="3" y="5" width="30" height="30" rx="8" fill="${main}"/>
  <text x="18" y="26.5" text-anchor="middle" ${FONT} font-size="18" fill="${contrast}">${initialOf(name)}</text>
  <text x="41" y="26" ${FONT} font-size="17" fill="${ink}"${fitting(name)}>${escaped(name)}</text>
</svg>
`;

/** A long name is drawn narrower to fit the picture. */
const fitting = (name: string) =>
  name.length > 14 ? ' textLength="128" lengthAdjust="spacingAndGlyphs"' : '';

const favicon = (name: string, { main, contrast }: Colours) => `${svg('0 0 32 32', name)}
  <rect width="32" height="32" rx="7" fill="${main}"/>
  <text x="16" y="22.5" text-anchor="middle" ${FONT} font-size="19" fill="${contrast}">${initialOf(name)}</text>
</svg>
`;

const loading = (name: string, { main }: Colours) => `${svg('0 0 96 96', name)}
  <style>
    @media (prefers-reduced-motion: no-preference) {
      .turn { transform-origin: 48px 48px; animation: turn 1.2s linear infinite; }
      @keyframes turn { to { transform: rotate(360deg) } }
    }
  </style>
  <circle cx="48" cy="48" r="34" fill="none" stroke="${main}" stroke-opacity=".25" stroke-width="8"/>
  <path class="turn" d="M48 14a34 34 0 0 1 34 34" fill="none" stroke="${main}" stroke-width="8" stroke-linecap="round"/>
</svg>
`;

function svg(viewBox: string, name: string): string {
  const [, , width, height] = viewBox.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" role="img">
  <title>${escaped(name)}</title>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
