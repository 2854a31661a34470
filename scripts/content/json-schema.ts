import { format } from 'prettier'
import { z } from 'zod'
import { type ContentFile, contentFiles } from '../../src/content/schema.ts'

/**
 * What editors suggest and check while somebody writes a file of the content (its first line names it), as JSON: names,
 * kinds and forms of the fields. What is missing, too long or too many, and how fields fit each other, is for the
 * build to say.
 */
export function jsonSchemaOf(file: ContentFile): Promise<string> {
  const schema = z.toJSONSchema(contentFiles[file], {
    target: 'draft-07',
    reused: 'ref',
    override({ jsonSchema }) {
      // Told by its properties.
      if (jsonSchema.properties) delete jsonSchema.type
      for (const limit of ['required', 'minItems', 'maxItems'] as const) delete jsonSchema[limit]
    },
  })
  return format(JSON.stringify(schema), { parser: 'json', printWidth: 100 })
}
