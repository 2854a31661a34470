import { format } from 'oxfmt'
import { z } from 'zod'
import { type ContentFile, contentFiles } from '../../../src/content/schema.ts'

/** The folder of the JSON schemas. The first line of each content file names its schema there. */
export const schemaFolder = 'src/content/schema/json'

/** These three files need no schema in editors: they only contain texts, and the delivered files have all fields. */
const { copy: _, states: __, files: ___, ...filledIn } = contentFiles

/** The content files that an organiser fills in. */
export const filledInFiles = Object.keys(filledIn) as readonly ContentFile[]

/**
 * The JSON schema of a content file for editors: names, types and patterns of its fields. Missing fields, lengths and rules
 * across fields are left to the build.
 */
export async function editorSchema(file: ContentFile): Promise<string> {
  const schema = z.toJSONSchema(contentFiles[file], {
    target: 'draft-07',
    reused: 'ref',
    override({ jsonSchema }) {
      // `properties` already implies the type "object".
      if (jsonSchema.properties) delete jsonSchema.type
      for (const key of ['required', 'minItems', 'maxItems', 'default'] as const) {
        delete jsonSchema[key]
      }
    },
  })
  const { code } = await format(`${file}.json`, JSON.stringify(schema), { printWidth: 100 })
  return code
}
