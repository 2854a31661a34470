import { z } from 'zod'
import { contentFiles } from '../../src/content/schema.ts'
import { countNames } from '../../src/lib/facts.ts'
import { marks } from './validate.ts'

const draft = 'draft-07'

/**
 * What editors suggest and check while somebody writes a file of the content (its first line names it), as JSON: names,
 * kinds and forms of the fields. How long words may be and how fields fit each other is for the build to say.
 */
export function jsonSchemaOf(file: keyof typeof contentFiles): string {
  const schema = z.toJSONSchema(contentFiles[file], {
    target: draft,
    override: ({ jsonSchema }) => {
      if (jsonSchema.type !== 'string' || jsonSchema.pattern || jsonSchema.enum) return
      delete jsonSchema.type
      jsonSchema.anyOf = [{ type: 'string' }, { $ref: '#/definitions/twoForms' }]
    },
  })
  const list = { type: 'array', items: { type: 'string', minLength: 1 } }
  const properties = {
    ...schema.properties,
    ...Object.fromEntries(marks.map((mark) => [mark, list])),
  }
  return `${JSON.stringify({ ...schema, properties, definitions: { twoForms } }, null, 2)}\n`
}

/** A text that depends on how many there are of something (choose-forms.ts). */
const twoForms = {
  type: 'object',
  properties: { by: { enum: countNames }, one: { type: 'string' }, other: { type: 'string' } },
  required: ['by', 'one', 'other'],
  additionalProperties: false,
}
