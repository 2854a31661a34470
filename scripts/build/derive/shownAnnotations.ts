import { pageIds } from '../../../src/content/schema/pages.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import { fieldName, type Annotation } from '../read/yamlFile.ts'
import type { EventFiles } from './readEvent.ts'

/**
 * Promises in copy.yaml that the site shows only while it sells tickets: texts of the "open" stage (`openTexts` in sale.ts).
 */
const openSaleFields = new Set(['tickets.warningText', 'closing.text'])

/**
 * The annotations of the event's values and of delivered texts, in the order of the files. Annotations of texts that the site
 * does not show are left out.
 */
export function annotationsOf(files: EventFiles, content: SiteContent): readonly Annotation[] {
  const missingPages = new Set<unknown>(pageIds.filter((id) => !content.pages[id]))
  const showsOpenSale = hasOpenSale(content)

  /** Whether the pages and the sale of the event show a text. */
  function isShown({ file, isDelivered, at }: Annotation): boolean {
    // Many texts of a page are in a group with the page's identifier: `contact.ways.reply` is on the page "contact".
    const isOfMissingPage = isDelivered && missingPages.has(at[0])
    if (isOfMissingPage) return false
    const isOfOpenSale = file === 'copy.yaml' && openSaleFields.has(fieldName(at))
    return !isOfOpenSale || showsOpenSale
  }

  return Object.values(files.sources).flatMap(({ annotations }) => annotations.filter(isShown))
}

/** Whether the event sells tickets in an "open" stage that holds at the moment of the build or comes later. */
function hasOpenSale({ sale, stageAtBuild, event }: SiteContent): boolean {
  if (event.tickets?.free) return false
  return sale.slice(stageAtBuild).some(({ name }) => name === 'open')
}
