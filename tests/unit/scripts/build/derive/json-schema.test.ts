// What editors know of the content. After a change of the schemas: npx vitest run json-schema -u
import { readdirSync, readFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { type ContentFile, contentFiles } from '../../../../../src/content/schema.ts'

/** Copy, states and files need no schema: they hold only texts, and the delivered files have all their fields. */
const { copy: _, states: __, files: ___, ...entered } = contentFiles

const names = Object.keys(entered) as ContentFile[]
const folder = 'src/content/schema/json'

/**
 * Names, types and patterns of the fields, for editors (the file's first line names its schema). The build reports what
 * is missing, too long or too many, and fields that do not fit each other.
 */
async function jsonSchemaOf(file: ContentFile): Promise<string> {
  const schema = z.toJSONSchema(contentFiles[file], {
    target: 'draft-07',
    reused: 'ref',
    override({ jsonSchema }) {
      // Its properties imply the type.
      if (jsonSchema.properties) delete jsonSchema.type
      for (const key of ['required', 'minItems', 'maxItems', 'default'] as const) {
        delete jsonSchema[key]
      }
    },
  })
  const { code } = await format(`${file}.json`, JSON.stringify(schema), { printWidth: 100 })
  return code
}

// Comes first, because the next tests would silently write a missing file.
it('each file that is filled in has a schema for editors, and there is no other', () => {
  const files = readdirSync(folder)
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.json`).toSorted())
})

it.each(names)('the schema for editors holds what zod knows of %s now', async (name) => {
  await expect(await jsonSchemaOf(name)).toMatchFileSnapshot(
    `../../../../../${folder}/${name}.json`,
  )
  const [first] = readFileSync(`src/content/${name}.yaml`, 'utf8').split('\n')
  expect(first).toBe(`# yaml-language-server: $schema=schema/json/${name}.json`)
})
