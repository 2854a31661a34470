// A class that no sheet has is no error to a browser, nor to TypeScript: an element without its style.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileAsync } from 'sass'
import { describe, expect, it } from 'vitest'
import { sheetModules } from '../../../scripts/vite/sheet-modules.ts'
import { filesIn } from '../../support/files-in.ts'

/** The classes of a sheet's own, in its compiled text. */
function classesIn(css: string): ReadonlySet<string> {
  const own = css.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
  const selectors = [...own.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector)
  return new Set(
    selectors.flatMap((text) =>
      [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
    ),
  )
}

type Use = { readonly file: string; readonly sheet: string; readonly name: string }

/** The classes that a component takes from its sheets; one that it does not name is "?". */
function usesIn(file: string, code: string): Use[] {
  const imports = code.matchAll(/import \* as (\w+) from '([^']+\.module\.scss)'/g)
  return [...imports].flatMap(([, styles = '', sheet = '']) => {
    const names = code.matchAll(new RegExp(`\\b${styles}\\b(?! from )(?:\\.(\\w+))?`, 'g'))
    return [...names].map(([, name = '?']) => ({
      file,
      sheet: path.posix.join(path.posix.dirname(file), sheet),
      name,
    }))
  })
}

type Sheets = ReadonlyMap<string, ReadonlySet<string>>

function mistakesIn(sheets: Sheets, uses: readonly Use[]): string[] {
  const missing = uses
    .filter(({ sheet, name }) => !sheets.get(sheet)?.has(name))
    .map(({ file, sheet, name }) => `${file} uses .${name}, which ${sheet} has not`)
  const unused = [...sheets].flatMap(([sheet, names]) =>
    [...names]
      .filter((name) => !uses.some((use) => use.sheet === sheet && use.name === name))
      .map((name) => `${sheet} has .${name}, which nothing uses`),
  )
  return [...missing, ...unused]
}

describe('the classes of components', async () => {
  const options = { loadPaths: ['styles'], importers: [sheetModules('.')] }
  const compiled = filesIn('src', /\.module\.scss$/).map(async (file) => {
    const { css } = await compileAsync(file, options)
    return [file, classesIn(css)] as const
  })
  const sheets = new Map(await Promise.all(compiled))
  const uses = filesIn('src', /\.tsx$/).flatMap((file) => usesIn(file, readFileSync(file, 'utf8')))

  it('were looked at', () => {
    expect(sheets.size).toBeGreaterThan(20)
    expect(uses.length).toBeGreaterThan(100)
  })

  it('are in their sheets, and those of the sheets in the components', () => {
    expect(mistakesIn(sheets, uses)).toEqual([])
  })
})

const component = (body: string) =>
  usesIn('src/A.tsx', `import * as styles from './A.module.scss'\n${body}`)

describe('a mistake', () => {
  const css = `@layer components{.a[data-b="c"]>li:not(.e):hover{margin:.5rem}
    @media (width>=64rem){.f>:global(.az:nth-child(6n + 1)){animation:x .5s}}}`
  const sheets = new Map([['src/A.module.scss', classesIn(css)]])

  it('is none if each class is there', () => {
    const uses = component('`wrapper ${styles.a}`; [styles.e, styles.f]')
    expect(mistakesIn(sheets, uses)).toEqual([])
  })

  it('is found on either side', () => {
    expect(mistakesIn(sheets, component('styles.a; styles.b; styles.e'))).toEqual([
      'src/A.tsx uses .b, which src/A.module.scss has not',
      'src/A.module.scss has .f, which nothing uses',
    ])
  })

  it('is a class that is not named, too', () => {
    const uses = component('styles[name]; styles.a; styles.e; styles.f')
    expect(mistakesIn(sheets, uses)).toEqual(['src/A.tsx uses .?, which src/A.module.scss has not'])
  })

  it('is a sheet that does not exist, too', () => {
    expect(mistakesIn(new Map(), component('styles.a'))).toHaveLength(1)
  })
})
