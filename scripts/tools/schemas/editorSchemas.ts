import { format } from 'oxfmt'
import { z } from 'zod'
import { type ContentFile, contentFiles } from '../../../src/content/schema.ts'

/** The folder of the JSON schemas. Editors find a file's schema by the file's first line. */
export const schemaFolder = 'src/content/schema/json'

/** Files that need no schema in editors. They have only texts, and the delivered files show all their fields. */
const textFiles: ReadonlySet<ContentFile> = new Set(['copy', 'states', 'files'])

const allFiles = Object.keys(contentFiles) as readonly ContentFile[]

/** The content files that an organiser fills in. */
export const filledInFiles = allFiles.filter((file) => !textFiles.has(file))

/**
 * The JSON schema of a content file for editors: names, types and patterns of its fields. Only the build checks missing fields,
 * lengths of lists and rules across fields.
 */
export async function editorSchema(file: ContentFile): Promise<string> {
  const schema = z.toJSONSchema(contentFiles[file], {
    target: 'draft-07',
    reused: 'ref',
    override({ jsonSchema }) {
      // A schema with `properties` need not say that its type is "object".
      if (jsonSchema.properties) delete jsonSchema.type
      // Only the build checks these rules. So the schemas, which are committed, stay short.
      for (const key of ['required', 'minItems', 'maxItems', 'default'] as const) {
        delete jsonSchema[key]
      }
    },
  })
  const { code } = await format(`${file}.json`, JSON.stringify(schema), { printWidth: 100 })
  return code
}
