import { colours } from '../../azulejo/palette.ts'

/**
 * Style of the card in the map frame. A framed document shares no stylesheet with the page around it, and the
 * page's policy, which it inherits, lets only this exact text pass.
 */
export const mapCardStyle =
  `body{margin:0;padding:1.5rem;background:${colours.cielo};color:${colours.tinta};font:1.125rem/1.5 system-ui,sans-serif}` +
  'h3{margin:0;font-size:1.75rem;line-height:1.1}p{margin:.75rem 0 1.25rem}' +
  'ul{display:grid;gap:.75rem;margin:0;padding:0;list-style:none}' +
  `a{display:block;padding:.75rem 1rem;border:2px solid;border-radius:4px;background:${colours.cal};color:inherit;font-weight:700}` +
  'a:focus-visible{outline:3px solid;outline-offset:3px}'
