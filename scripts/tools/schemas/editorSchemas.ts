import { format } from 'oxfmt'
import { z } from 'zod'
import { type ContentFile, contentFiles } from '../../../src/content/schema.ts'

/** Folder of the JSON schemas, which the first line of each content file names. */
export const schemaFolder = 'src/content/schema/json'

/** Copy, states and files need no schema: they hold only texts, and the delivered files have all their fields. */
const { copy: _, states: __, files: ___, ...filledIn } = contentFiles

/** The content files that an organiser fills in. */
export const filledInFiles = Object.keys(filledIn) as readonly ContentFile[]

/**
 * The JSON schema of a content file for editors: names, types and patterns of its fields. The build reports what is missing,
 * too long or too many, and fields that do not fit each other.
 */
export async function editorSchema(file: ContentFile): Promise<string> {
  const schema = z.toJSONSchema(contentFiles[file], {
    target: 'draft-07',
    reused: 'ref',
    override({ jsonSchema }) {
      // The properties imply the type.
      if (jsonSchema.properties) delete jsonSchema.type
      for (const key of ['required', 'minItems', 'maxItems', 'default'] as const) {
        delete jsonSchema[key]
      }
    },
  })
  const { code } = await format(`${file}.json`, JSON.stringify(schema), { printWidth: 100 })
  return code
}
