// Neither browsers nor TypeScript report a class that its style sheet lacks: the element just has no style.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileAsync } from 'sass'
import { describe, expect, it } from 'vitest'
import { sheetModules } from '../../../scripts/build/vite/sheet-modules.ts'
import { filesIn } from '../../support/files-in.ts'

/** A sheet's own classes, in its compiled text. */
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

/** The classes that a component uses of its sheets; a computed name is "?". */
function usesIn(file: string, code: string): Use[] {
  const bare = code.replace(/\/\*[^]*?\*\//g, '')
  const imports = bare.matchAll(/import \* as (\w+) from '([^']+\.module\.scss)'/g)
  return [...imports].flatMap(([, styles = '', sheet = '']) => {
    const names = bare.matchAll(new RegExp(`\\b${styles}\\b(?! from )(?:\\.(\\w+))?`, 'g'))
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
    // Some exist only for other events.
    .filter(({ sheet, name }) => !readFileSync(sheet, 'utf8').includes(`.${name} {`))
    .map(({ file, sheet, name }) => `${file} uses .${name}, which ${sheet} has not`)
  const unused = [...sheets].flatMap(([sheet, names]) =>
    [...names]
      .filter((name) => !uses.some((use) => use.sheet === sheet && use.name === name))
      .map((name) => `${sheet} has .${name}, which nothing uses`),
  )
  return [...missing, ...unused]
}

describe('the classes of components', async () => {
  const options = { loadPaths: ['styles'], importers: [sheetModules] }
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
