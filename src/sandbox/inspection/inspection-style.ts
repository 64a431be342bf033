/** Readable on a phone and on a desk, light and dark, with nothing fetched. */
export const INSPECTION_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d9e0, #3a4150); --soft: light-dark(#f4f6f9, #1c212b);
  --quiet: light-dark(#5a6373, #a7b0c0); --bad: light-dark(#b3261e, #ff9d94); --good: light-dark(#17693a, #7ddba3); }
* { box-sizing: border-box; }
body { max-width: 72rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0; } h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; }
p { max-width: 60ch; } code, pre, td { font: .875rem/1.45 ui-monospace, monospace; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem; align-items: end; margin: 1rem 0; }
label { display: block; font-size: .875rem; color: var(--quiet); }
input, select, button { width: 100%; min-height: 2.75rem; padding: .25rem .75rem; font: inherit;
  border: 1px solid var(--line); border-radius: .375rem; }
button { cursor: pointer; font-weight: 600; } header button, td button { width: auto; }
.notice { padding: .75rem 1rem; border-left: .25rem solid var(--bad); background: var(--soft); }
.box { overflow-x: auto; border: 1px solid var(--line); border-radius: .375rem; }
table { width: 100%; border-collapse: collapse; } th, td { padding: .375rem .75rem; text-align: left; vertical-align: middle; }
th { font-size: .875rem; color: var(--quiet); } td { white-space: nowrap; }
tr + tr > *, thead + tbody > tr > * { border-top: 1px solid var(--line); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; padding: 0 .75rem .75rem; } dd { margin: 0; }
details { border: 1px solid var(--line); border-radius: .375rem; margin: .25rem 0; }
summary { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .625rem .75rem; cursor: pointer; }
summary::before { content: '▸'; } [open] > summary::before { content: '▾'; }
select { padding: .25rem .5rem; } .address { overflow-wrap: anywhere; flex: 1 1 16rem; }
.message { flex-basis: 100%; } .quiet { color: var(--quiet); }
.bad { color: var(--bad); } .good { color: var(--good); }
pre { margin: 0; padding: .75rem; overflow-x: auto; background: var(--soft); border-top: 1px solid var(--line); }
`;
