import type { ReactNode } from 'react'
import { cutFromTiles, type CutOut } from '../azulejo/mosaic.ts'
import { PageHeader, type Backdrop, cutOutBackdrop } from '../components/PageHeader/PageHeader.tsx'
import { EventOverLabel } from './EventOverLabel/EventOverLabel.tsx'
import { TimedText } from './TimedText.tsx'
import { pageOf } from './site.ts'
import { usePageHead } from './usePageHead.ts'
import type { PageId } from '../content/schema.ts'

type Props = {
  readonly page: Exclude<PageId, 'home'>
  /** The background of the head: a shape to cut out of tiles, or a finished backdrop. */
  readonly backdrop: CutOut | Backdrop
  /** Shown below the head's coloured area. */
  readonly foot?: ReactNode
  /** Shown below the first paragraph, such as a button. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** An inner page: the document's `<head>`, the visible head, and the page's content below. */
export function InnerPage({ page, backdrop, foot, action, children }: Props) {
  usePageHead(page)
  const { path, heading, intro, introAfter } = pageOf(page)
  return (
    <>
      <EventOverLabel band />
      <PageHeader
        heading={heading}
        intro={<TimedText after={introAfter}>{intro}</TimedText>}
        backdrop={
          'outline' in backdrop ? cutOutBackdrop(cutFromTiles(backdrop, { seed: path })) : backdrop
        }
        foot={foot}
      >
        {action}
      </PageHeader>
      {children}
    </>
  )
}
