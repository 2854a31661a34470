import { colours, sheet } from '../../../src/azulejo/palette.ts'

/** The site's colours, in a page that needs no other file. Their names are those of the charts. */
export const style = `
:root {
  color-scheme: light dark;
  --page: ${colours.cal}; --surface: ${sheet.papel}; --text: ${colours.tinta}; --line: ${colours.tinta};
  --page-kind: ${colours.tinta}; --style-kind: ${sheet.reja}; --script-kind: ${colours.naranja};
  --font-kind: ${colours.albero}; --image-kind: ${colours.cielo}; --other-kind: ${colours.cobalto};
  --firstPaint: ${colours.cielo}; --largestPaint: ${colours.albero}; --complete: ${colours.cobalto}; --started: ${colours.naranja};
  --line-1: ${colours.cobalto}; --line-2: ${colours.naranja}; --line-3: ${colours.albero};
  --plot-background: var(--page);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: ${sheet.noche}; --surface: ${sheet.sombra}; --text: ${colours.cal}; --line: ${sheet.reja};
    --page-kind: ${colours.cal}; --other-kind: #8fa8ff; --complete: #8fa8ff; --line-1: #8fa8ff;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 400 1.0625rem/1.55 system-ui, sans-serif; }
main { max-inline-size: 62rem; margin: 0 auto; padding: 2rem 1rem 5rem; }
h1 { font-size: clamp(2.5rem, 8vw, 4.5rem); line-height: 0.95; font-weight: 800; margin: 0 0 1rem; }
section h2 { font-size: 1.9rem; line-height: 1.1; font-weight: 800; margin: 3.5rem 0 0.5rem; }
p { max-inline-size: 42rem; margin: 0 0 1rem; }
.sum { display: inline-block; background: ${colours.tinta}; color: ${colours.cal}; padding: 0.6rem 1rem; font-size: 1.25rem; font-weight: 700; border-radius: 4px; }
.sum.good { background: ${colours.albero}; color: ${colours.tinta}; }
.scroll { overflow-x: auto; margin-block: 1rem; }
table { border-collapse: collapse; inline-size: 100%; background: var(--surface); font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 0.5rem 0.75rem; border-block-end: 1px solid var(--line); vertical-align: top; }
thead th { border-block-end-width: 2px; }
tbody th { font-weight: 400; }
td { white-space: nowrap; }
figure { margin: 0; }
figure h2 { font-size: 1rem; font-weight: 700; margin: 0; }
.scroll :is(svg, figure div) { font: 400 13px system-ui, sans-serif; max-inline-size: none; }
[class$='swatch'] svg { outline: 1px solid var(--line); outline-offset: -1px; }
.panels { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem; }
`
