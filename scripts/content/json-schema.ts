import { z } from 'zod'
import { contentFiles } from '../../src/content/schema.ts'

/**
 * What editors suggest and check while somebody writes a file of the content (its first line names it), as JSON: names,
 * kinds and forms of the fields. How long words may be and how fields fit each other is for the build to say.
 */
export function jsonSchemaOf(file: keyof typeof contentFiles): string {
  const schema = z.toJSONSchema(contentFiles[file], { target: 'draft-07', reused: 'ref' })
  return `${JSON.stringify(schema, null, 2)}\n`
}
