import { format } from 'prettier'
import { z } from 'zod'
import { type ContentFile, contentFiles } from '../../src/content/schema.ts'
import { isWordFile } from './delivered-words.ts'

/**
 * What editors suggest and check while somebody writes a file of the content (its first line names it), as JSON: names,
 * kinds and forms of the fields. How long words may be and how fields fit each other is for the build to say.
 */
export function jsonSchemaOf(file: ContentFile): Promise<string> {
  const schema = z.toJSONSchema(contentFiles[file], {
    target: 'draft-07',
    reused: 'ref',
    override({ jsonSchema }) {
      // Told by its properties.
      if (jsonSchema.properties) delete jsonSchema.type
      // An event brings the words alone that it says differently.
      if (isWordFile(`${file}.yaml`)) delete jsonSchema.required
    },
  })
  return format(JSON.stringify(schema), { parser: 'json', printWidth: 100 })
}
