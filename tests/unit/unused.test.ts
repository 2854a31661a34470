// Finds texts, optional fields and classes that nothing uses any more. It compares names only: another use of the same name
// hides an unused one. Neither types nor linters find them.
import { readFileSync } from 'node:fs'
import { preprocessCSS, type ResolvedConfig, resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { filesBelow } from '../../scripts/build/lib/siteFiles.ts'
import { type ContentFile, contentFiles } from '../../src/content/schema.ts'
import { access, messageWays } from '../../src/content/schema/access.ts'
import { pageIds } from '../../src/content/schema/pages.ts'
import { classesNamedIn, namesReadIn, sourcesBelow } from '../support/sourceNames.ts'

const pageSources = sourcesBelow('src').filter((file) => !file.startsWith('src/content/'))

/** Files of the build that write content into pages and other files. Those in `read` only check it. */
const outputSources = sourcesBelow('scripts/build').filter(
  (file) => !file.startsWith('scripts/build/read/'),
)

/** For each file that may show content: the names of fields that it reads. */
const namesByFile = [...pageSources, ...outputSources].map(namesReadIn)

/** Fields that code reads by a computed name, such as `takes[way]`, so that no source has their name. */
const computedNames: ReadonlySet<string> = new Set([
  // src/event/access.ts reads the answers about access, and the ways to send a message, one by one.
  ...Object.keys(access.shape),
  ...messageWays,
  // src/site/Form/PostedForm.tsx reads the texts of the reason why a form was not sent.
  'offline',
  'offlineText',
  'refused',
  'refusedText',
  'unanswered',
  'unansweredText',
  // src/site/Form/FormParts.tsx passes all attributes of a form's field on to its element.
  'autoComplete',
])

type Field = {
  /** The names from the file to the field: `copy`, `tickets`, `warning`. */
  readonly path: readonly string[]
  readonly isOptional: boolean
  /** Whether it has fields of its own. */
  readonly isGroup: boolean
}

/** The fields of a schema and all fields within them. Indexes of lists and keys of records are not in the paths. */
function fieldsOf(schema: z.ZodType, path: readonly string[]): readonly Field[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, path)
  if (schema instanceof z.ZodRecord) return fieldsOf(schema.valueType as z.ZodType, path)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => fieldsOf(option as z.ZodType, path))
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]: [string, z.ZodType]) => {
    const fieldPath = [...path, name]
    const innerFields = fieldsOf(field, fieldPath)
    const isGroup = innerFields.length > 0
    return [{ path: fieldPath, isOptional: field.isOptional(), isGroup }, ...innerFields]
  })
}

const fieldsOfFiles = (names: readonly ContentFile[]) =>
  names.flatMap((name) => fieldsOf(contentFiles[name], [name]))

/** Content files that hold only texts. forms.yaml has texts and settings. */
const textOnlyFiles: readonly ContentFile[] = ['copy', 'states', 'files']

/** Whether one and the same file reads all of these names. */
const isRead = (...names: readonly string[]) =>
  namesByFile.some((namesInFile) => names.every((name) => namesInFile.has(name)))

/** Whether a file reads a text: its name, and in the same file the name of its group, which stands before it in the path. */
function isTextRead({ path }: Field): boolean {
  const [group = '', name = ''] = path.slice(-2)
  if (computedNames.has(name)) return isRead(group)
  // In `states` the group is chosen by a computed name, so only the text's own name is looked for.
  if (path[0] === 'states') return isRead(name)
  return isRead(group, name)
}

function isFieldRead({ path }: Field): boolean {
  const name = path.at(-1) ?? ''
  return computedNames.has(name) || isRead(name)
}

const pathText = ({ path }: Field) => path.join('.')

const allFiles = Object.keys(contentFiles) as ContentFile[]

it('every computed name is still the name of a field', () => {
  const fieldNames = new Set(fieldsOfFiles(allFiles).map(({ path }) => path.at(-1)))
  const staleNames = [...computedNames].filter((name) => !fieldNames.has(name))
  expect(staleNames).toEqual([])
})

it('every text of copy, states and files is read', () => {
  const texts = fieldsOfFiles(textOnlyFiles).filter(({ isGroup }) => !isGroup)
  expect(texts.length).toBeGreaterThan(300)
  const unreadTexts = texts.filter((text) => !isTextRead(text))
  expect(unreadTexts.map(pathText)).toEqual([])
})

it('every optional field of the other files is read', () => {
  const otherFiles = allFiles.filter((name) => !textOnlyFiles.includes(name))
  const optionalFields = fieldsOfFiles(otherFiles).filter(({ isOptional }) => isOptional)
  expect(optionalFields.length).toBeGreaterThan(60)
  const unreadFields = optionalFields.filter((field) => !isFieldRead(field))
  expect(unreadFields.map(pathText)).toEqual([])
})

/** Fields that tests/evento leaves out on purpose: variants, which tests set in an altered event. */
const variants: ReadonlySet<string> = new Set([
  'event.site',
  'event.status',
  'event.poster',
  'event.tickets.free',
  'event.tickets.prices.until',
  'pages.navigation.path',
  ...pageIds.map((page) => `pages.pages.${page}.introAfter`),
  'states.free.after.counter',
  'states.sale.after.counter',
])

/**
 * The fields of a schema that no value has. Items of lists and entries of records count as values of one and the same place.
 * @param values all values that stand at this place in the tests' event
 */
function fieldsWithoutValue(
  schema: z.ZodType,
  values: readonly unknown[],
  path: readonly string[],
): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsWithoutValue(schema.unwrap() as z.ZodType, values, path)
  if (schema instanceof z.ZodArray)
    return fieldsWithoutValue(schema.element as z.ZodType, values.flat(), path)
  const objects = values.filter((value) => typeof value === 'object' && value !== null)
  if (schema instanceof z.ZodRecord) {
    const entries = objects.flatMap((value) => Object.values(value) as unknown[])
    return fieldsWithoutValue(schema.valueType as z.ZodType, entries, path)
  }
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) =>
      fieldsWithoutValue(option as z.ZodType, objects, path),
    )
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]: [string, z.ZodType]) => {
    const fieldPath = [...path, name]
    const fieldValues = objects
      .map((value) => (value as Readonly<Record<string, unknown>>)[name])
      .filter((value) => value !== undefined)
    if (fieldValues.length === 0) return [fieldPath.join('.')]
    return fieldsWithoutValue(field, fieldValues, fieldPath)
  })
}

it('the tests’ event has a value for every text and field, but for the variants', () => {
  const missingFields = allFiles.flatMap((name) => {
    const value = parse(readFileSync(`tests/evento/${name}.yaml`, 'utf8')) as unknown
    return fieldsWithoutValue(contentFiles[name], [value], [name])
  })
  // The answers about access all have one shape. Some of them are enough.
  const isAnswerOnAccess = (field: string) => field.startsWith('venues.venues.access.')
  const otherFields = missingFields.filter((field) => !isAnswerOnAccess(field))
  expect(new Set(otherFields)).toEqual(variants)
})

const components = pageSources.filter((file) => file.endsWith('.tsx'))

const stylesheets = filesBelow('src')
  .filter((name) => name.endsWith('.module.scss'))
  .map((name) => `src/${name}`)

/** Classes of a stylesheet that no component names: "src/site/Menu.module.scss: root". */
async function unnamedClassesOf(stylesheet: string, config: ResolvedConfig) {
  const { modules = {} } = await preprocessCSS(readFileSync(stylesheet, 'utf8'), stylesheet, config)
  const namedClasses = new Set(components.flatMap((file) => classesNamedIn(file, stylesheet)))
  const unnamedClasses = Object.keys(modules).filter((name) => !namedClasses.has(name))
  return unnamedClasses.map((name) => `${stylesheet}: ${name}`)
}

/** Compiles every stylesheet, which takes a minute beside other work on both cores. */
const classesTimeout = 180_000

it(
  'every class of a component’s styles is named by a component that imports them',
  { timeout: classesTimeout },
  async () => {
    expect(stylesheets.length).toBeGreaterThan(30)
    const config = await resolveConfig(
      { configFile: 'vite.config.ts', logLevel: 'silent' },
      'build',
    )
    const unnamedClasses = stylesheets.map((stylesheet) => unnamedClassesOf(stylesheet, config))
    expect((await Promise.all(unnamedClasses)).flat()).toEqual([])
  },
)
