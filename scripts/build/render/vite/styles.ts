import path from 'node:path'
import type { CSSOptions } from 'vite'
import { hashOf } from '../../lib/hash-of.ts'

export type PostcssPlugins = Exclude<CSSOptions['postcss'], string | undefined>['plugins']

/**
 * Puts the styles of each component into the cascade layer `components`, except rules that name a layer themselves.
 * index.html has the order of the layers.
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

/** The style sheets that were seen, by the hashes of their paths. */
const filesByHash = new Map<string, string>()

/**
 * The published name of a class: "tile-3f2a", with four digits of its file's hash. It is short, because page, styles and
 * script repeat it.
 * @throws if two files have the same hash, because a class of one could then style the other's elements
 */
export function scopedName(name: string, file: string): string {
  const relativePath = path.relative('', file).replaceAll(path.sep, '/')
  const hash = hashOf(relativePath).slice(0, 4)
  const firstFile = filesByHash.get(hash) ?? relativePath
  if (firstFile !== relativePath) {
    throw new Error(`Rename ${relativePath}: its classes have the hash of ${firstFile}.`)
  }
  filesByHash.set(hash, relativePath)
  return `${name}-${hash}`
}
