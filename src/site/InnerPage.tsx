import type { ReactNode } from 'react'
import { cutFromTiles, type CutOut } from '../azulejo/mosaic.ts'
import { PageHeader } from '../components/PageHeader/PageHeader.tsx'
import { EventOverLabel } from './EventOverLabel/EventOverLabel.tsx'
import { TimedText } from './TimedText.tsx'
import { pageOf } from './site.ts'
import { usePageHead } from './usePageHead.ts'
import type { PageId } from '../content/schema.ts'

type Props = {
  readonly page: Exclude<PageId, 'home'>
  /** Of the page, cut out of tiles. */
  readonly sign?: CutOut
  /** In place of a sign. */
  readonly band?: ReactNode
  /** What the first screen holds below its first paragraph. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** The frame of an inner page: its head and what follows. */
export function InnerPage({ page, sign, band, notice, children }: Props) {
  usePageHead(page)
  const { path, heading, intro, introAfter } = pageOf(page)
  const art = sign && cutFromTiles(path, sign)
  return (
    <>
      <EventOverLabel band />
      <PageHeader
        heading={heading}
        intro={<TimedText after={introAfter}>{intro}</TimedText>}
        art={art}
        band={band}
      >
        {notice}
      </PageHeader>
      {children}
    </>
  )
}
