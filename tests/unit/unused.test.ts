// Finds texts, optional fields and classes that nothing uses. Neither types nor linters find them. The tests compare only
// names, so they miss an unused field if the code uses another thing with its name. One test finds fields that the tests' event
// lacks.
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

/** The sources of the build, which write content into files. The folder `read` is left out, because it only checks content. */
const buildSources = sourcesBelow('scripts/build').filter(
  (file) => !file.startsWith('scripts/build/read/'),
)

/** The names that each source reads, among them the names of the fields that it shows. */
const namesByFile = [...pageSources, ...buildSources].map(namesReadIn)

/** Fields that code reads by a computed name, such as `takes[way]`. The file that shows them need not contain their names. */
const computedNames: ReadonlySet<string> = new Set([
  // src/event/access.ts reads the answers about access, and the ways to send a message, one by one.
  ...Object.keys(access.shape),
  ...messageWays,
  // src/site/Form/PostedForm.tsx reads two texts by the reason why a form was not sent.
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
  /** Whether it contains other fields. */
  readonly isGroup: boolean
  /** Whether at least one of the `values` given to `fieldsOf` has a value for it. */
  readonly hasValue: boolean
}

/**
 * The fields of a schema and all fields within them. Indexes of lists and keys of records are not in the paths.
 * @param path the names from the file to this schema
 * @param values values of the schema, which decide `hasValue`. A field within a list or a record has a value if at least one
 *   item or entry has one
 */
function fieldsOf(
  schema: z.ZodType,
  path: readonly string[],
  values: readonly unknown[] = [],
): readonly Field[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap() as z.ZodType, path, values)
  if (schema instanceof z.ZodArray)
    return fieldsOf(schema.element as z.ZodType, path, values.flat())
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => fieldsOf(option as z.ZodType, path, values))
  const objects = values.filter((value) => typeof value === 'object' && value !== null)
  if (schema instanceof z.ZodRecord) {
    const entries = objects.flatMap((value) => Object.values(value) as unknown[])
    return fieldsOf(schema.valueType as z.ZodType, path, entries)
  }
  if (schema instanceof z.ZodObject) return fieldsOfObject(schema, path, objects)
  return []
}

function fieldsOfObject(
  schema: z.ZodObject,
  path: readonly string[],
  objects: readonly unknown[],
): readonly Field[] {
  return Object.entries(schema.shape).flatMap(([name, field]: [string, z.ZodType]) => {
    const fieldPath = [...path, name]
    const fieldValues = objects
      .map((value) => (value as Readonly<Record<string, unknown>>)[name])
      .filter((value) => value !== undefined)
    const innerFields = fieldsOf(field, fieldPath, fieldValues)
    const isGroup = innerFields.length > 0
    const hasValue = fieldValues.length > 0
    return [{ path: fieldPath, isOptional: field.isOptional(), isGroup, hasValue }, ...innerFields]
  })
}

const fieldsOfFiles = (names: readonly ContentFile[]) =>
  names.flatMap((name) => fieldsOf(contentFiles[name], [name]))

/** Files that have only texts of the site. The code must read each text. The other files also have settings and lists. */
const textOnlyFiles: readonly ContentFile[] = ['copy', 'states', 'files']

/** Whether a single file reads all of these names. */
const isRead = (...names: readonly string[]) =>
  namesByFile.some((namesInFile) => names.every((name) => namesInFile.has(name)))

/** Whether a single file reads a text's name and its group's: `warning` and `tickets` for `copy.tickets.warning`. */
function isTextRead({ path }: Field): boolean {
  const [group = '', name = ''] = path.slice(-2)
  if (computedNames.has(name)) return isRead(group)
  // Code chooses the group of `states` by a computed name, so only the text's own name is looked for.
  if (path[0] === 'states') return isRead(name)
  return isRead(group, name)
}

function isFieldRead({ path }: Field): boolean {
  const name = path.at(-1) ?? ''
  return computedNames.has(name) || isRead(name)
}

const pathText = ({ path }: Field) => path.join('.')

/** The parent of a field: "event.status" for "event.status.day". */
const groupOf = (fieldText: string) => fieldText.replace(/\.\w+$/, '')

const allFiles = Object.keys(contentFiles) as ContentFile[]

it('every computed name is still the name of a field', () => {
  const fieldNames = new Set(fieldsOfFiles(allFiles).map(({ path }) => path.at(-1)))
  const staleNames = [...computedNames].filter((name) => !fieldNames.has(name))
  expect(staleNames).toEqual([])
})

it('every text of copy, states and files is read', () => {
  const texts = fieldsOfFiles(textOnlyFiles).filter(({ isGroup }) => !isGroup)
  // With too few texts the test would prove nothing.
  expect(texts.length).toBeGreaterThan(300)
  const unreadTexts = texts.filter((text) => !isTextRead(text))
  expect(unreadTexts.map(pathText)).toEqual([])
})

it('every optional field of the other files is read', () => {
  const otherFiles = allFiles.filter((name) => !textOnlyFiles.includes(name))
  const optionalFields = fieldsOfFiles(otherFiles).filter(({ isOptional }) => isOptional)
  // With too few fields the test would prove nothing.
  expect(optionalFields.length).toBeGreaterThan(60)
  const unreadFields = optionalFields.filter((field) => !isFieldRead(field))
  expect(unreadFields.map(pathText)).toEqual([])
})

/**
 * Fields that tests/evento lacks on purpose. Most of them exclude a field that it has: a free event has no prices. Tests set
 * these fields in an altered event.
 */
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

/** Whether a field is an answer about access. All answers have one shape, so the tests' event has only some of them. */
const isAccessAnswer = (field: string) => field.startsWith('venues.venues.access.')

it('the tests’ event has a value for every text and field, except the variants', () => {
  const fields = allFiles.flatMap((name) => {
    const value = parse(readFileSync(`tests/evento/${name}.yaml`, 'utf8')) as unknown
    return fieldsOf(contentFiles[name], [name], [value])
  })
  const missingFields = new Set(fields.filter(({ hasValue }) => !hasValue).map(pathText))
  // A missing group stands for all fields in it.
  const outermostFields = [...missingFields].filter((field) => !missingFields.has(groupOf(field)))
  const foundVariants = outermostFields.filter((field) => !isAccessAnswer(field))
  expect(new Set(foundVariants)).toEqual(variants)
})

const components = pageSources.filter((file) => file.endsWith('.tsx'))

const stylesheets = filesBelow('src')
  .filter((name) => name.endsWith('.module.scss'))
  .map((name) => `src/${name}`)

/** Classes of a stylesheet that no component names: "src/site/Menu.module.scss: root". */
async function unnamedClassesOf(stylesheet: string, config: ResolvedConfig) {
  const { modules = {} } = await preprocessCSS(readFileSync(stylesheet, 'utf8'), stylesheet, config)
  const namedClasses = new Set(components.flatMap((file) => classesNamedIn(file, stylesheet)))
  const unnamedClasses = Object.keys(modules).filter((className) => !namedClasses.has(className))
  return unnamedClasses.map((className) => `${stylesheet}: ${className}`)
}

/** Three minutes, in milliseconds. To compile every stylesheet takes one minute on a busy machine with two cores. */
const classesTimeout = 180_000

it(
  'every class of a component’s styles is named by a component that imports them',
  { timeout: classesTimeout },
  async () => {
    // With too few stylesheets the test would prove nothing.
    expect(stylesheets.length).toBeGreaterThan(30)
    const config = await resolveConfig(
      { configFile: 'vite.config.ts', logLevel: 'silent' },
      'build',
    )
    const unnamedClasses = await Promise.all(
      stylesheets.map((stylesheet) => unnamedClassesOf(stylesheet, config)),
    )
    expect(unnamedClasses.flat()).toEqual([])
  },
)
