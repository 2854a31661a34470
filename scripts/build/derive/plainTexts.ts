import { z } from 'zod'
import { type ContentData, contentFiles } from '../../../src/content/schema.ts'
import { isPlain } from '../../../src/content/schema/formats.ts'
import { textPageHead } from '../../../src/content/schema/pages.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import { valuesAt } from '../read/rules.ts'

/** A path of field names. "*" stands for every entry of a list or group: ["speakers", "speakers", "*", "name"]. */
type Pattern = readonly string[]

const schemas = { ...contentFiles, textPages: z.array(textPageHead) }

/** The fields of plain texts, which get no no-break spaces: their schema says `noBreak: false`. */
export const plainFields: readonly Pattern[] = Object.entries(schemas).flatMap(([name, schema]) =>
  plainFieldsIn(schema, [name]),
)

/**
 * The fields of plain texts in a schema.
 * @param at the path of the schema's value
 */
function plainFieldsIn(schema: z.core.$ZodType, at: Pattern): readonly Pattern[] {
  if (isPlain(schema)) return [at]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return plainFieldsIn(schema.def.innerType, at)
  }
  if (schema instanceof z.ZodArray) return plainFieldsIn(schema.def.element, [...at, '*'])
  if (schema instanceof z.ZodRecord) return plainFieldsIn(schema.def.valueType, [...at, '*'])
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
    plainFieldsIn(field, [...at, name]),
  )
}

/**
 * The plain texts of an event, such as names, titles of talks and texts of `<head>`. The set holds texts instead of paths,
 * because a text may have another path in the content of the pages than in its file.
 */
export function plainTextsOf(data: ContentData, site: SiteContent): ReadonlySet<unknown> {
  const { pages, textPages, speakerHead } = site
  const shownData = {
    ...data,
    // The site's versions of these texts may begin with news of the event (statusTexts.ts).
    pages: { ...data.pages, pages },
    files: { ...data.files, speakerPage: speakerHead },
    // Text pages are not in `data`.
    textPages,
  }
  const texts = plainFields.flatMap((pattern) => valuesAt(shownData, pattern))
  return new Set(texts.map(({ value }) => value))
}
