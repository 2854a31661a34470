// JSON schemas of the content, for editors. After a change in src/content/schema, `npm run schemas` writes them anew.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  editorSchema,
  filledInFiles,
  schemaFolder,
} from '../../../../../scripts/tools/schemas/editorSchemas.ts'

it('each content file that organisers fill in has a schema for editors, and there is no other schema', () => {
  const schemaFiles = readdirSync(schemaFolder)
  const expectedFiles = filledInFiles.map((name) => `${name}.json`)
  expect(schemaFiles.toSorted()).toEqual(expectedFiles.toSorted())
})

it.each(filledInFiles)(
  'the schema of %s is up to date, and the content file names it',
  async (name) => {
    const writtenSchema = readFileSync(`${schemaFolder}/${name}.json`, 'utf8')
    expect(writtenSchema).toBe(await editorSchema(name))
    const [firstLine] = readFileSync(`src/content/${name}.yaml`, 'utf8').split('\n')
    expect(firstLine).toBe(`# yaml-language-server: $schema=schema/json/${name}.json`)
  },
)
