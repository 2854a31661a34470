// Safari 15.4 to 15.8 has cascade layers, so it gets the site's styles. It has no container units, and drops a declaration that
// uses one. So every declaration with such a unit is inside of `@supports (width: 1cqi)`, and a plain size stands outside.
import { readFileSync } from 'node:fs'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import type { PostcssPlugins } from '../../../scripts/build/render/vite/styles.ts'
import { filesBelow } from '../../../scripts/build/lib/siteFiles.ts'

/** Matches a length with a container unit: `12cqi`, `0.5cqb`. */
const containerUnit = /\d(?:cqi|cqb|cqw|cqh|cqmin|cqmax)\b/

/** A node of a stylesheet's tree. An at-rule has a name and parameters: "supports" and "(width: 1cqi)". */
type Node = {
  readonly type: string
  readonly name?: string
  readonly params?: string
  readonly parent?: Node
}

/** Whether a node is inside of `@supports (width: 1cqi)`. */
function isGuarded({ parent }: Node): boolean {
  if (!parent) return false
  const isGuard = parent.name === 'supports' && parent.params === '(width: 1cqi)'
  return isGuard || isGuarded(parent)
}

type Declaration = {
  readonly file: string
  readonly property: string
  readonly value: string
  readonly isGuarded: boolean
}

/** All declarations of the site's stylesheets, as Sass writes them. */
async function readDeclarations(): Promise<readonly Declaration[]> {
  const declarations: Declaration[] = []
  const collect: PostcssPlugins = [
    {
      postcssPlugin: 'collect',
      Declaration(node) {
        declarations.push({
          file: node.source?.input.file ?? '',
          property: node.prop,
          value: node.value,
          isGuarded: isGuarded(node as Node),
        })
      },
    },
  ]
  const config = await resolveConfig(
    { configFile: 'vite.config.ts', logLevel: 'silent', css: { postcss: { plugins: collect } } },
    'build',
  )
  const files = ['src', 'styles'].flatMap((folder) =>
    filesBelow(folder).map((name) => `${folder}/${name}`),
  )
  const stylesheets = files.filter((file) => /(?:\.module|\/main)\.scss$/.test(file))
  for (const file of stylesheets) await preprocessCSS(readFileSync(file, 'utf8'), file, config)
  return declarations
}

const declarations = await readDeclarations()

it('a declaration with a container unit is guarded', () => {
  const withUnit = declarations.filter(({ value }) => containerUnit.test(value))
  expect(withUnit.length).toBeGreaterThan(15)
  expect(withUnit.filter((declaration) => !declaration.isGuarded)).toEqual([])
})

// With plain sizes and large text a sticky header would take more than a third of a low screen.
it('the header is sticky only where container units work', () => {
  const sticky = declarations.filter(
    ({ file, value }) => file.endsWith('Header.module.scss') && value === 'sticky',
  )
  expect(sticky.map((declaration) => declaration.isGuarded)).toEqual([true])
})
