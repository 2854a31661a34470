// Safari 15.4 to 15.8 has cascade layers, so it gets the site's styles. It has no container units, and drops a declaration that
// uses one. So each declaration with a container unit is inside of `@supports (width: 1cqi)`, and a plain size is before it.
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
function isInsideGuard({ parent }: Node): boolean {
  if (!parent) return false
  const isGuard = parent.name === 'supports' && parent.params === '(width: 1cqi)'
  return isGuard || isInsideGuard(parent)
}

type Declaration = {
  readonly file: string
  readonly property: string
  readonly value: string
  /** Whether it is inside of `@supports (width: 1cqi)`. */
  readonly isGuarded: boolean
}

/** All declarations of the site's stylesheets, after Sass has compiled them. */
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
          isGuarded: isInsideGuard(node as Node),
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
  // Modules of components, and styles/main.scss, which loads the other files of its folder.
  const stylesheets = files.filter((file) => /(?:\.module|\/main)\.scss$/.test(file))
  for (const file of stylesheets) await preprocessCSS(readFileSync(file, 'utf8'), file, config)
  return declarations
}

const declarations = await readDeclarations()

it('every declaration with a container unit is inside of `@supports (width: 1cqi)`', () => {
  const declarationsWithUnit = declarations.filter(({ value }) => containerUnit.test(value))
  // With too few declarations the test would prove nothing.
  expect(declarationsWithUnit.length).toBeGreaterThan(15)
  expect(declarationsWithUnit.filter(({ isGuarded }) => !isGuarded)).toEqual([])
})

// Without container units, a sticky header with large text would take more than a third of a low screen.
it('the header is sticky only where container units work', () => {
  const stickyDeclarations = declarations.filter(
    ({ file, value }) => file.endsWith('Header.module.scss') && value === 'sticky',
  )
  expect(stickyDeclarations.map(({ isGuarded }) => isGuarded)).toEqual([true])
})
