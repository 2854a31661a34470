import { format } from 'prettier'
import { z } from 'zod'
import { type ContentFile, contentFiles } from '../../src/content/schema.ts'
import { countNames } from '../../src/lib/facts.ts'
import { isWordFile } from './delivered-words.ts'
import { marks } from './validate.ts'

/**
 * What editors suggest and check while somebody writes a file of the content (its first line names it), as JSON: names,
 * kinds and forms of the fields. How long words may be and how fields fit each other is for the build to say.
 */
export function jsonSchemaOf(file: ContentFile): Promise<string> {
  const { definitions, properties, ...schema } = z.toJSONSchema(contentFiles[file], {
    target: 'draft-07',
    reused: 'ref',
    override({ jsonSchema }) {
      // Told by its properties.
      if (jsonSchema.properties) delete jsonSchema.type
      // An event brings the words alone that it says differently.
      if (isWordFile(`${file}.yaml`)) delete jsonSchema.required
      if (jsonSchema.type !== 'string' || jsonSchema.pattern || jsonSchema.enum) return
      delete jsonSchema.type
      jsonSchema.anyOf = [{ type: 'string' }, { $ref: '#/definitions/twoForms' }]
    },
  })
  const list = { type: 'array', items: { type: 'string', minLength: 1 } }
  const whole = {
    ...schema,
    properties: { ...properties, ...Object.fromEntries(marks.map((mark) => [mark, list])) },
    definitions: { ...(definitions as object), twoForms },
  }
  return format(JSON.stringify(whole), { parser: 'json', printWidth: 100 })
}

/** A text that depends on how many there are of something (choose-forms.ts). */
const twoForms = {
  type: 'object',
  properties: { by: { enum: countNames }, one: { type: 'string' }, other: { type: 'string' } },
  required: ['by', 'one', 'other'],
  additionalProperties: false,
}
