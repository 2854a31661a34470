// JSON schemas of the content, for editors. After a change in src/content/schema, `npm run schemas` writes them anew.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  editorSchema,
  filledInFiles,
  schemaFolder,
} from '../../../../../scripts/tools/schemas/editorSchemas.ts'

it('each content file that organisers fill in has a schema for editors, and there is no other schema', () => {
  const files = readdirSync(schemaFolder)
  expect(files.toSorted()).toEqual(filledInFiles.map((name) => `${name}.json`).toSorted())
})

it.each(filledInFiles)(
  'the schema of %s is up to date, and the content file names it',
  async (name) => {
    expect(readFileSync(`${schemaFolder}/${name}.json`, 'utf8')).toBe(await editorSchema(name))
    const [first] = readFileSync(`src/content/${name}.yaml`, 'utf8').split('\n')
    expect(first).toBe(`# yaml-language-server: $schema=schema/json/${name}.json`)
  },
)
