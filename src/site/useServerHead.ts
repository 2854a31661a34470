import { useHead } from '@unhead/react'
import { event, type Event } from '../content/event.ts'
import { files } from '../content/files.ts'
import { eventFacts, type PageHead, siteTags } from '../lib/head.ts'
import { say } from './site.ts'

/** Writes a page's head into the page at build, with what only those read who run no script. */
export function useServerHead(head: PageHead): void {
  const { fediverse }: Event = event
  const tags = siteTags({ facts: eventFacts(files.previews.facts, say), creator: fediverse })
  useHead({ ...head, meta: [...head.meta, ...tags] })
}
