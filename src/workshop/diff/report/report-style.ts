/** Style sheet of the HTML report; light or dark like the reader's device. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --quiet: #57606a; --line: #d0d7de;
  --removed: #cf222e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --paper: #0d1117; --quiet: #9198a1;
  --line: #3d444d; --removed: #f85149; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1240px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 24px; line-height: 1.3; margin: 0 0 4px; }
h2 { font-size: 18px; margin: 36px 0 8px; padding-top: 12px; border-top: 1px solid var(--line); }
h3 { font-size: 15px; margin: 24px 0 8px; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 8px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
li:last-child { border-bottom: 0; }
:is(sub, .where) { display: block; color: var(--quiet); font-size: 13px; font-weight: 400; }
li > del { color: var(--removed); }
:focus-visible { outline: 3px solid #4493f8; outline-offset: 2px; }
summary { cursor: pointer; padding: 8px 0; } summary h3 { display: inline; } summary .where { display: inline; margin-left: 8px; }
.screen { border-bottom: 1px solid var(--line); } .more summary { font-size: 13px; color: var(--quiet); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); gap: 12px; padding-bottom: 12px; }
.card { display: block; padding: 8px; border: 1px solid var(--line); border-radius: 8px; overflow-wrap: anywhere; }
.card .name { font-weight: 600; font-size: 13px; }
.thumbnails { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin-bottom: 6px; }
.thumbnails :is(img, .none) { display: block; width: 100%; height: 170px; object-fit: cover; border: 1px solid var(--line);
  border-radius: 4px; }
.desktop .thumbnails :is(img, .none) { height: 96px; }
.thumbnails .none { display: grid; place-content: center; color: var(--quiet); font-size: 13px; }
@media (max-width: 700px) { main { padding-top: 16px; } }
`;
