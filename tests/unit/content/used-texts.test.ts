// A text that nothing shows would be translated, corrected and trusted for nobody.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isUsed, textsIn, type Uses, usesOf } from '../../support/content-uses.ts'
import { filesIn } from '../../support/files-in.ts'
import { specification } from '../../support/specification.ts'

/** What no page names is there for texts to name. */
const { facts: _, ...content } = specification

const readers = ['src', 'scripts']
  .flatMap((dir) => filesIn(dir, /\.tsx?$/))
  // It gives every subject a module, and takes none.
  .filter((file) => file !== 'scripts/vite/content.ts')

/** A template names texts, too: in braces. */
const templates: Uses[] = filesIn('src', /\.html$/).map((file) => {
  const names = [...readFileSync(file, 'utf8').matchAll(/\{(\w+)\}/g)]
  return { taken: [], names: new Set(names.map(([, name = '']) => name)) }
})

const together = (all: readonly Uses[]): Uses => ({
  taken: all.flatMap(({ taken }) => taken),
  names: new Set(all.flatMap(({ names }) => [...names])),
})

const unusedTexts = (value: object, uses: Uses) =>
  textsIn(value)
    .filter((text) => !isUsed(text, uses))
    .map((text) => text.join('.'))

/** What follows from the content is added to a copy of it, which uses none of the texts in it. */
const withoutHandingOn = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(
    /^scripts\/content\/(?:derive|reword)\.ts$/.test(file)
      ? /\.\.\.(?:data\.)?(?:copy|files|map|layout|countdown|home|programme|tickets|speakerPage)\b[\w.]*,/g
      : /^$/g,
    '',
  )

describe('the texts of the content', () => {
  const code = readers.map((file) => usesOf(file, withoutHandingOn(file)))
  const uses = together([...code, ...templates])

  it('were looked at, and what reads them', () => {
    expect(textsIn(content).length).toBeGreaterThan(300)
    expect(uses.taken.length).toBeGreaterThan(150)
    const whole = uses.taken.filter(
      ([subject = '', ...rest]) => rest.length === 0 && /^(?:copy|files|\*)$/.test(subject),
    )
    expect(whole).toEqual([])
  })

  it('are all used', () => {
    expect(unusedTexts(content, uses)).toEqual([])
  })
})

const importing = (code: string) =>
  usesOf('src/a.tsx', `import * as copy from 'content:copy'\n${code}`)

describe('a text that nothing uses', () => {
  const copy = {
    form: { submit: 'Enviar', hint: 'Pista' },
    home: { heading: 'Inicio', intro: 'Hola', map: { heading: 'Mapa' } },
    list: [{ title: 'Uno', note: 'Nota' }],
    days: { first: 'Lunes', last: 'Domingo' },
  }
  const unused = (code: string) => unusedTexts({ copy }, importing(code))
  const all = `copy.form.submit; copy.form.hint; copy.home.heading; copy.home.intro
    copy.home.map.heading; copy.list.map(({ title, note }) => title + note)
    copy.days[day]`

  it('is none if each is used', () => {
    expect(unused(all)).toEqual([])
  })

  it('is found by its whole path, and not by its name alone', () => {
    expect(unused(all.replace('copy.home.map.heading;', ''))).toEqual(['copy.home.map.heading'])
    expect(unused(all.replace('copy.home.heading;', ''))).toEqual(['copy.home.heading'])
  })

  it('is found behind other names', () => {
    const { length } = unused('')
    expect(length).toBe(9)
    expect(unused('const { home: { map, ...rest } } = copy; f(map.heading)')).toHaveLength(8)
    expect(unused('const { home } = copy; const { heading } = home; f(heading)')).toHaveLength(8)
    expect(unused('const { home } = copy; const { heading } = home')).toHaveLength(9)
    expect(unused('f({ heading: copy.home?.heading, copy: 1 })')).toHaveLength(8)
    expect(unused('const text = <p title={copy.home.intro}>copy.form.submit</p>')).toHaveLength(8)
  })

  it('is found in a group that is handed on, if nothing names it', () => {
    expect(unused('f({ ...copy.form }); g((texts) => texts.submit)')).not.toContain(
      'copy.form.submit',
    )
    expect(unused('f({ ...copy.form }); g((texts) => texts.submit)')).toContain('copy.form.hint')
    expect(unused('copy.list.map(({ title }) => title)')).toContain('copy.list.*.note')
  })

  it('is found if a computed key leads elsewhere', () => {
    expect(unused('f(copy.home[key].heading)')).not.toContain('copy.home.map.heading')
    expect(unused('f(copy.home[key].heading)')).toContain('copy.days.first')
    expect(unused('f(other[copy.days.first])')).not.toContain('copy.days.first')
  })

  it('is one, too, that only a type or a file of another folder speaks of', () => {
    expect(unused('type Copy = typeof copy.home.heading')).toContain('copy.home.heading')
    const other = usesOf('src/a.ts', `import { copy } from '../lib/copy.ts'\ncopy.home.heading`)
    expect(unusedTexts({ copy }, other)).toContain('copy.home.heading')
  })

  const unusedBy = (code: string) => unusedTexts({ copy }, usesOf('scripts/a.ts', code))

  it('is none if a function takes it of the whole content that it is given', () => {
    const taken = [
      'const f = (content: SiteContent) => content.copy.home.heading',
      'function f({ copy }: SiteContent) { return copy.home.heading }',
      'function f({ copy: { home } }: ContentData) { return home.heading }',
      `import { siteContent } from '../content/site-content.ts'
       const { copy } = siteContent
       f(copy.home.heading)`,
    ]
    for (const code of taken) expect(unusedBy(code)).toHaveLength(8)
    expect(unusedBy('const f = (content: SiteContent) => g(content)')).toHaveLength(9)
    expect(unusedBy('const f = (content: Other) => content.copy.home.heading')).toHaveLength(9)
  })
})
