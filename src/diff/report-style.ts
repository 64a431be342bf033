/** Style sheet of the HTML report; light or dark like the reader's device. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --quiet: #57606a; --line: #d0d7de;
  --added: #1a7f37; --added-paper: #dafbe1; --removed: #cf222e; --removed-paper: #ffebe9;
  --diagram-ink: var(--ink); --diagram-paper: var(--paper); --diagram-quiet: var(--quiet); }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --paper: #0d1117; --quiet: #9198a1;
  --line: #3d444d; --added: #3fb950; --added-paper: #12261e; --removed: #f85149; --removed-paper: #25171c;
  --diagram-line: #9198a1; --diagram-added: #3fb950; --diagram-removed: #f85149; --diagram-changed: #d29922; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1240px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 24px; line-height: 1.3; margin: 0 0 4px; }
h2 { font-size: 18px; margin: 36px 0 8px; padding-top: 12px; border-top: 1px solid var(--line); }
h3 { font-size: 15px; margin: 24px 0 8px; }
.headline { margin: 0; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 8px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
li:last-child { border-bottom: 0; }
.where { display: block; color: var(--quiet); font-size: 13px; font-weight: 400; }
.values { display: grid; gap: 4px; margin: 6px 0 4px; }
.was, .is { padding: 4px 8px; border-left: 3px solid; }
.was { border-color: var(--removed); } .is { border-color: var(--added); }
ins { background: var(--added-paper); color: var(--added); text-decoration: none; font-weight: 600; }
del { background: var(--removed-paper); color: var(--removed); }
.swatch { display: inline-block; width: 14px; height: 14px; margin-left: 6px; border: 1px solid var(--line);
  border-radius: 3px; vertical-align: -2px; }
figure { margin: 0; min-width: 0; } figcaption { color: var(--quiet); font-size: 13px; margin-bottom: 4px; }
.flow { overflow-x: auto; } .flow svg { display: block; }
.shots { display: grid; gap: 16px; grid-template-columns: repeat(3, minmax(0, 1fr)); }
.phone .shots { grid-template-columns: repeat(3, minmax(0, 320px)); }
.shots img { width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; display: block; }
@media (max-width: 700px) { .shots, .phone .shots { grid-template-columns: minmax(0, 1fr); } }
`;
