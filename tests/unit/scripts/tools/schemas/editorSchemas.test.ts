// JSON schemas of the content, which editors use. `npm run schemas` writes them anew after a change.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  editorSchema,
  filledInFiles,
  schemaFolder,
} from '../../../../../scripts/tools/schemas/editorSchemas.ts'

it('each file that is filled in has a schema for editors, and there is no other', () => {
  const files = readdirSync(schemaFolder)
  expect(files.toSorted()).toEqual(filledInFiles.map((name) => `${name}.json`).toSorted())
})

it.each(filledInFiles)('the schema for editors of %s is up to date', async (name) => {
  expect(readFileSync(`${schemaFolder}/${name}.json`, 'utf8')).toBe(await editorSchema(name))
  const [first] = readFileSync(`src/content/${name}.yaml`, 'utf8').split('\n')
  expect(first).toBe(`# yaml-language-server: $schema=schema/json/${name}.json`)
})
