import type { CSSOptions } from 'vite'

type PostcssPlugins = Exclude<CSSOptions['postcss'], string | undefined>['plugins']

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
