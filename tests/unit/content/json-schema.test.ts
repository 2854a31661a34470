// What editors know of the content. After a change of the schemas: npx vitest run json-schema -u
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jsonSchemaOf } from '../../../scripts/content/json-schema.ts'
import { type ContentFile, contentFiles } from '../../../src/content/schema.ts'

const names = Object.keys(contentFiles) as ContentFile[]
const folder = 'src/content/schema/json'

describe('the schemas for editors', () => {
  it.each(names)('hold what zod knows of %s now', async (name) => {
    // Told apart from a file that is missing, which would be written without a word.
    expect(readdirSync(folder)).toContain(`${name}.json`)
    await expect(await jsonSchemaOf(name)).toMatchFileSnapshot(`../../../${folder}/${name}.json`)
    const [first] = readFileSync(`src/content/${name}.yaml`, 'utf8').split('\n')
    expect(first).toBe(`# yaml-language-server: $schema=schema/json/${name}.json`)
  })

  it('are as many as the files', () => {
    const files = readdirSync(folder)
    expect(files.toSorted()).toEqual(names.map((name) => `${name}.json`).toSorted())
  })

  it('refuse a field that nobody knows', async () => {
    expect(JSON.parse(await jsonSchemaOf('perks'))).toMatchObject({
      properties: { perks: { type: 'array' } },
      additionalProperties: false,
    })
  })
})
