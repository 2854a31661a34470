import { pageIds } from '../../../src/content/schema/pages.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import { fieldName, type Annotation } from '../read/yamlFile.ts'
import type { EventFiles } from './readEvent.ts'

/**
 * Values marked as samples or as unconfirmed promises, in the order of the files. A promise counts only if the event
 * shows it: a delivered one on a page that it has, and one of selling until sales end.
 */
export function annotationsOf(files: EventFiles, content: SiteContent): readonly Annotation[] {
  const { sale, stageAtBuild, pages, event } = content
  const isToBeSold = sale.slice(stageAtBuild).some(({ is }) => is === 'open')
  const sells = isToBeSold && !event.tickets?.free
  const unsold = sells ? [] : ['tickets.warningText', 'home.closing.text']
  const missing = new Set<unknown>(pageIds.filter((id) => !pages[id]))
  const isUnsaid = ({ file, isDelivered, at }: Annotation) =>
    (isDelivered && missing.has(at[0])) || (file === 'copy.yaml' && unsold.includes(fieldName(at)))
  return Object.values(files.sources).flatMap(({ annotations }) =>
    annotations.filter((annotation) => !isUnsaid(annotation)),
  )
}
