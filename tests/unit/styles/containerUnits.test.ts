// Engines with cascade layers and without container units drop a declaration that has one: Safari 15.4 to 15.8.
import { readFileSync } from 'node:fs'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import type { PostcssPlugins } from '../../../scripts/build/render/vite/styles.ts'
import { filesBelow } from '../../../scripts/build/lib/site-files.ts'

/** `12cqi`, `0.5cqb`. */
const containerUnit = /\d(?:cqi|cqb|cqw|cqh|cqmin|cqmax)\b/

type Declaration = {
  readonly file: string
  readonly property: string
  readonly value: string
  readonly isGuarded: boolean
}

/** All declarations of our style sheets, in their order, as Sass writes them. */
async function declarations(): Promise<readonly Declaration[]> {
  const found: Declaration[] = []
  const collect: PostcssPlugins = [
    {
      postcssPlugin: 'collect',
      Declaration({ parent, prop, value, source }) {
        const guards: string[] = []
        for (let outer = parent; outer && outer.type !== 'root'; outer = outer.parent as never)
          if (outer.type === 'atrule') guards.push(`@${outer.name} ${outer.params}`)
        found.push({
          file: source?.input.file ?? '',
          property: prop,
          value,
          isGuarded: guards.includes('@supports (width: 1cqi)'),
        })
      },
    },
  ]
  const config = await resolveConfig(
    { configFile: 'vite.config.ts', logLevel: 'silent', css: { postcss: { plugins: collect } } },
    'build',
  )
  const sheets = ['src', 'styles'].flatMap((folder) =>
    filesBelow(folder)
      .filter((name) => /(?:\.module|^main)\.scss$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
  for (const sheet of sheets) await preprocessCSS(readFileSync(sheet, 'utf8'), sheet, config)
  return found
}

const all = await declarations()

it('a size in container units is guarded, so that another engine takes the plain one', () => {
  const sized = all.filter(({ value }) => containerUnit.test(value))
  expect(sized.length).toBeGreaterThan(15)
  const wrong = sized.filter(({ isGuarded }) => !isGuarded)
  expect(wrong).toEqual([])
})

it('what stays at the top of the window is guarded too', () => {
  const header = all.filter(
    ({ file, value }) => file.endsWith('Header.module.scss') && value === 'sticky',
  )
  expect(header.map(({ isGuarded }) => isGuarded)).toEqual([true])
})
