import path from 'node:path'
import type { CSSOptions } from 'vite'
import { hashOf } from '../../lib/hash-of.ts'

export type PostcssPlugins = Exclude<CSSOptions['postcss'], string | undefined>['plugins']

/** Puts each component's styles into the layer of components, whose place index.html has. Layers in them stay. */
export const componentLayer: PostcssPlugins = [
  {
    postcssPlugin: 'component-layer',
    Once(root, { AtRule }) {
      if (!root.source?.input.file?.includes('.module.scss')) return
      const own = root.nodes.filter((node) => node.type !== 'atrule' || node.name !== 'layer')
      const layer = new AtRule({ name: 'layer', params: 'components' })
      // Moves them; given to the constructor they would be copied.
      layer.append(own)
      root.prepend(layer)
    },
  },
]

/** Style sheets by the hash of their classes. */
const files = new Map<string, string>()

/**
 * A short name for a class, which is in page, styles and script: the class and a hash of its file.
 * @throws if two files have the same hash: they would share their classes
 */
export function scopedName(name: string, file: string): string {
  const place = path.relative('', file).replaceAll(path.sep, '/')
  const hash = hashOf(place).slice(0, 4)
  const other = files.get(hash) ?? place
  if (other !== place) throw new Error(`Rename ${place}: its classes have the hash of ${other}.`)
  files.set(hash, place)
  return `${name}-${hash}`
}
