import { drawing } from './drawings.ts'
import { motifNames } from './motifs.ts'

/** All motifs as definitions, once per page: the inside of one hidden `<svg>`. */
export const sprite = (): string =>
  `<defs>${motifNames.map((name) => `<g id="az-${name}">${drawing(name)}</g>`).join('')}</defs>`
