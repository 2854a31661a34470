import { pageIds } from '../../../src/content/schema/pages.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import { fieldName, type Annotation } from '../read/yamlFile.ts'
import type { EventFiles } from './readEvent.ts'

/** Texts of copy.yaml that may be promises and that only the "open" stage of a paid sale shows (`openTexts` in sale.ts). */
const openSaleFields = new Set(['tickets.warningText', 'closing.text'])

/**
 * The annotations of the event's own values and of delivered texts, in the order of the files. Annotations of texts that the
 * event does not show are left out.
 */
export function annotationsOf(files: EventFiles, content: SiteContent): readonly Annotation[] {
  const absentPages = new Set<unknown>(pageIds.filter((id) => !content.pages[id]))
  const showsOpenSale = hasOpenSale(content)

  /** Whether the event shows the value, as far as its pages and its sale decide that. */
  function isShown({ file, isDelivered, at }: Annotation): boolean {
    // The delivered text `contact.ways.reply` of copy.yaml is not shown without the page "contact".
    const isOfAbsentPage = isDelivered && absentPages.has(at[0])
    if (isOfAbsentPage) return false
    const isOfOpenSale = file === 'copy.yaml' && openSaleFields.has(fieldName(at))
    return !isOfOpenSale || showsOpenSale
  }

  return Object.values(files.sources).flatMap(({ annotations }) => annotations.filter(isShown))
}

/** Whether the "open" stage of a paid sale holds at the build or comes later. */
function hasOpenSale({ sale, stageAtBuild, event }: SiteContent): boolean {
  if (event.tickets?.free) return false
  return sale.slice(stageAtBuild).some(({ name }) => name === 'open')
}
