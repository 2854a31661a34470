import type { ContentData } from '../../../src/content/schema.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import { keepTogether } from '../../../src/lib/locale.ts'
import { mapTexts } from '../read/mapTexts.ts'
import type { FieldPath } from '../read/yamlValues.ts'
import { plainTextsOf } from './plainTexts.ts'

/**
 * The content as pages show it, with no-break spaces in its texts (`keepTogether` in src/lib/locale.ts). Two kinds of texts
 * stay as they are: facts, which `<head>` shows too, and plain texts (plainTexts.ts).
 * @param data the checked files, whose schemas say which texts are plain
 */
export function shownContentOf(content: SiteContent, data: ContentData): SiteContent {
  const plainTexts = plainTextsOf(data, content)
  const isPlain = (text: string, [field]: FieldPath) => field === 'facts' || plainTexts.has(text)
  return mapTexts(content, (text, at) => (isPlain(text, at) ? text : keepTogether(text)))
}
