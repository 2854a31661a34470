import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { CSSOptions } from 'vite'
import { hashOf } from '../../lib/hashOf.ts'

export type PostcssPlugins = Exclude<CSSOptions['postcss'], string | undefined>['plugins']

/**
 * Puts the styles of each component into the cascade layer `components`. Rules that are already in an `@layer` at the top level
 * of the file stay in that layer (Programme.module.scss). index.html has the order of the layers.
 */
export const componentLayer: PostcssPlugins = [
  {
    postcssPlugin: 'component-layer',
    Once(root, { AtRule }) {
      if (!root.source?.input.file?.includes('.module.scss')) return
      const unlayered = root.nodes.filter((node) => node.type !== 'atrule' || node.name !== 'layer')
      const layer = new AtRule({ name: 'layer', params: 'components' })
      // `append` moves the nodes. The constructor would copy them.
      layer.append(unlayered)
      root.prepend(layer)
    },
  },
]

/** The style sheets of components, in the order of their paths. */
const componentSheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.scss'))
  .map((file) => path.resolve('src', file))
  .toSorted()

/**
 * The published name of a class: its name in the style sheet, and the number of the style sheet in base 36. "tile" in the style
 * sheet 48 is "tile-1c". The name is short, because page, styles and script repeat it. With a hash instead of the number, the
 * first screen of the home page would take 130 bytes more.
 * @param file path of the style sheet. If it was added while `npm run dev` runs, it has no number, and a hash replaces the
 *   number
 */
export function scopedName(name: string, file: string): string {
  const index = componentSheets.indexOf(path.resolve(file))
  const sheet = index === -1 ? hashOf(path.resolve(file)) : index.toString(36)
  return `${name}-${sheet}`
}
