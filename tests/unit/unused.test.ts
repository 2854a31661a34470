// Finds what can be left behind in silence: types and linters do not see it.
import { readFileSync } from 'node:fs'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { filesBelow } from '../../scripts/build/lib/site-files.ts'
import { type ContentFile, contentFiles } from '../../src/content/schema.ts'
import { access, messageWays } from '../../src/content/schema/access.ts'
import { importedAs, readBy, sourcesBelow } from '../support/parsed.ts'

const pageSources = sourcesBelow('src').filter((file) => !file.startsWith('src/content/'))

/** All that shows content. `scripts/build/read` only checks it. */
const showing = [
  ...pageSources,
  ...sourcesBelow('scripts/build').filter((file) => !file.startsWith('scripts/build/read/')),
].map(readBy)

/** Names that a variable holds where they are read. */
const heldByVariables: ReadonlySet<string> = new Set([
  // src/event/access.ts
  ...Object.keys(access.shape),
  ...messageWays,
  // src/site/Form/PostedForm.tsx
  'offlineText',
  'refused',
  'refusedText',
  'unanswered',
  'unansweredText',
  // src/site/Form/FormParts.tsx
  'autoComplete',
])

type Field = {
  /** From the file on: `copy`, `tickets`, `warning`. */
  readonly path: readonly string[]
  readonly isOptional: boolean
  readonly isGroup: boolean
}

/** Fields of a file or of a part of it. Lists and identifiers are not in their paths. */
function fieldsOf(schema: z.ZodType, path: readonly string[]): readonly Field[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, path)
  if (schema instanceof z.ZodRecord) return fieldsOf(schema.valueType as z.ZodType, path)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => fieldsOf(option as z.ZodType, path))
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]: [string, z.ZodType]) => {
    const own = [...path, name]
    const inner = fieldsOf(field, own)
    return [{ path: own, isOptional: field.isOptional(), isGroup: inner.length > 0 }, ...inner]
  })
}

const fieldsOfFiles = (names: readonly ContentFile[]) =>
  names.flatMap((name) => fieldsOf(contentFiles[name], [name]))

const textFiles = ['copy', 'states', 'files'] as const

const isRead = (name: string) => showing.some((names) => names.has(name))

const isReadOf = (group: string, name: string) =>
  showing.some((names) => names.has(group) && names.has(name))

it('every text of copy, states and files is read', () => {
  const texts = fieldsOfFiles(textFiles).filter(({ isGroup }) => !isGroup)
  expect(texts.length).toBeGreaterThan(300)
  const unread = texts.filter(({ path }) => {
    const [group = '', name = ''] = path.slice(-2)
    if (heldByVariables.has(name)) return !isRead(group)
    // A stage of the sale or a status is chosen first, and its texts are read elsewhere.
    return path[0] === 'states' ? !isRead(name) : !isReadOf(group, name)
  })
  expect(unread.map(({ path }) => path.join('.'))).toEqual([])
})

it('every optional field of the other files is read', () => {
  const others = (Object.keys(contentFiles) as ContentFile[]).filter(
    (name) => !textFiles.some((one) => one === name),
  )
  const optional = fieldsOfFiles(others).filter(({ isOptional }) => isOptional)
  expect(optional.length).toBeGreaterThan(60)
  const unread = optional.filter(({ path }) => {
    const name = path.at(-1) ?? ''
    return !heldByVariables.has(name) && !isRead(name)
  })
  expect(unread.map(({ path }) => path.join('.'))).toEqual([])
})

it('every class of a component’s styles is named by a component that imports them', async () => {
  const config = await resolveConfig({ configFile: 'vite.config.ts', logLevel: 'silent' }, 'build')
  const components = pageSources.filter((file) => file.endsWith('.tsx'))
  const sheets = filesBelow('src').filter((file) => file.endsWith('.module.scss'))
  expect(sheets.length).toBeGreaterThan(30)
  const unnamed = sheets.map(async (name) => {
    const sheet = `src/${name}`
    const { modules = {} } = await preprocessCSS(readFileSync(sheet, 'utf8'), sheet, config)
    const named = new Set(components.flatMap((file) => importedAs(file, sheet)))
    return Object.keys(modules)
      .filter((one) => !named.has(one))
      .map((one) => `${sheet}: ${one}`)
  })
  expect((await Promise.all(unnamed)).flat()).toEqual([])
})
