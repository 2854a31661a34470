import { colours, sheet } from '../../../src/azulejo/palette.ts'

/** What the charts add; the names of colours are those of what they draw. */
export const style = `
:root {
  --page-kind: ${colours.tinta}; --style-kind: ${sheet.reja}; --script-kind: ${colours.naranja};
  --font-kind: ${colours.albero}; --image-kind: ${colours.cielo}; --other-kind: ${colours.cobalto};
  --firstPaint: ${colours.cielo}; --largestPaint: ${colours.albero}; --complete: ${colours.cobalto}; --started: ${colours.naranja};
  --plot-background: var(--page);
}
@media (prefers-color-scheme: dark) {
  :root { --page-kind: ${colours.cal}; --other-kind: #8fa8ff; --complete: #8fa8ff; }
}
header { padding-block-start: 2rem; }
td { white-space: nowrap; }
figure { margin: 0; }
.scroll :is(svg, figure div) { font: 400 13px system-ui, sans-serif; max-inline-size: none; }
[class$='swatch'] svg { outline: 1px solid var(--line); outline-offset: -1px; }
`
