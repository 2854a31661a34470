// Schemas of the content for editors. After a change of the schemas: npm run schemas
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

it.each(filledInFiles)('the schema for editors holds what zod knows of %s now', async (name) => {
  expect(readFileSync(`${schemaFolder}/${name}.json`, 'utf8')).toBe(await editorSchema(name))
  const [first] = readFileSync(`src/content/${name}.yaml`, 'utf8').split('\n')
  expect(first).toBe(`# yaml-language-server: $schema=schema/json/${name}.json`)
})
