import { useHead } from '@unhead/react'
import { event } from 'content:event'
import * as facts from 'content:facts'
import * as files from 'content:files'
import { type PageHead, previewFacts, siteTags } from '../lib/head.ts'

/** Writes a page's head at build, with the tags for readers that run no script. */
export function useServerHead(head: PageHead): void {
  const { fechaLarga: fecha, inicio, fin, lugares: lugar } = facts
  const shown = previewFacts(files.previews.facts, { fecha, inicio, fin, lugar })
  useHead({
    ...head,
    meta: [...head.meta, ...siteTags({ facts: shown, creator: event.fediverse })],
  })
}
