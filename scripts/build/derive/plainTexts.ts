import { z } from 'zod'
import { type ContentData, contentFiles } from '../../../src/content/schema.ts'
import { isPlain } from '../../../src/content/schema/formats.ts'
import { textPageHead } from '../../../src/content/schema/pages.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import { valuesAt } from '../read/rules.ts'

/** A path of field names, in which "*" stands for every entry of a list or group. */
type Place = readonly string[]

const schemas = { ...contentFiles, textPages: z.array(textPageHead) }

/** The places whose schema says `noBreak: false`, such as ["speakers", "speakers", "*", "name"]. */
export const plainPlaces: readonly Place[] = Object.entries(schemas).flatMap(([name, schema]) =>
  placesIn(schema, [name]),
)

function placesIn(schema: z.core.$ZodType, at: Place): readonly Place[] {
  if (isPlain(schema)) return [at]
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return placesIn(schema.def.innerType, at)
  }
  if (schema instanceof z.ZodArray) return placesIn(schema.def.element, [...at, '*'])
  if (schema instanceof z.ZodRecord) return placesIn(schema.def.valueType, [...at, '*'])
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
    placesIn(field, [...at, name]),
  )
}

/** Texts that pages show without adding no-break spaces to them: names, titles of talks, texts of `<head>`. */
export function plainTextsOf(data: ContentData, site: SiteContent): ReadonlySet<unknown> {
  const { pages, textPages, speakerHead } = site
  const shownData = {
    ...data,
    // In these three, titles and descriptions may begin with news of the event (statusTexts.ts).
    pages: { ...data.pages, pages },
    files: { ...data.files, speakerPage: speakerHead },
    textPages,
  }
  const texts = plainPlaces.flatMap((place) => valuesAt(shownData, place))
  return new Set(texts.map(({ value }) => value))
}
