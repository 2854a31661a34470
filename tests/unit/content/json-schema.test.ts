// What editors know of the content. After a change of the schemas: npx vitest run json-schema -u
import { readdirSync, readFileSync } from 'node:fs'
import { format } from 'prettier'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { type ContentFile, contentFiles } from '../../../src/content/schema.ts'

/** Copy, states and files hold texts alone, which nobody has to be told the fields of: the delivered ones have all. */
const { copy: _, states: __, files: ___, ...entered } = contentFiles

const names = Object.keys(entered) as ContentFile[]
const folder = 'src/content/schema/json'

/**
 * Names, kinds and forms of the fields, which editors suggest and check (the file's first line names its schema). What is
 * missing, too long or too many, and how fields fit each other, is for the build to say.
 */
function jsonSchemaOf(file: ContentFile): Promise<string> {
  const schema = z.toJSONSchema(contentFiles[file], {
    target: 'draft-07',
    reused: 'ref',
    override({ jsonSchema }) {
      // Told by its properties.
      if (jsonSchema.properties) delete jsonSchema.type
      for (const key of ['required', 'minItems', 'maxItems', 'default'] as const) {
        delete jsonSchema[key]
      }
    },
  })
  return format(JSON.stringify(schema), { parser: 'json', printWidth: 100 })
}

// Before the next ones, which would write a file that is missing without a word.
it('each file that is filled in has a schema for editors, and there is no other', () => {
  const files = readdirSync(folder)
  expect(files.toSorted()).toEqual(names.map((name) => `${name}.json`).toSorted())
})

it.each(names)('the schema for editors holds what zod knows of %s now', async (name) => {
  await expect(await jsonSchemaOf(name)).toMatchFileSnapshot(`../../../${folder}/${name}.json`)
  const [first] = readFileSync(`src/content/${name}.yaml`, 'utf8').split('\n')
  expect(first).toBe(`# yaml-language-server: $schema=schema/json/${name}.json`)
})
