import type { ReactNode } from 'react'
import { cutFromTiles, type CutOut } from '../azulejo/mosaic.ts'
import { PageHeader, type Scene, signScene } from '../components/PageHeader/PageHeader.tsx'
import { EventOverLabel } from './EventOverLabel/EventOverLabel.tsx'
import { TimedText } from './TimedText.tsx'
import { pageOf } from './site.ts'
import { usePageHead } from './usePageHead.ts'
import type { PageId } from '../content/schema.ts'

type Props = {
  readonly page: Exclude<PageId, 'home'>
  /** The page's sign, to be cut out of tiles, or what its head shows instead. */
  readonly sign: CutOut | Scene
  /** What follows the head's field. */
  readonly foot?: ReactNode
  /** What the first screen holds below its first paragraph. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** The frame of an inner page: its head and what follows. */
export function InnerPage({ page, sign, foot, notice, children }: Props) {
  usePageHead(page)
  const { path, heading, intro, introAfter } = pageOf(page)
  return (
    <>
      <EventOverLabel band />
      <PageHeader
        heading={heading}
        intro={<TimedText after={introAfter}>{intro}</TimedText>}
        scene={'outline' in sign ? signScene(cutFromTiles(path, sign)) : sign}
        foot={foot}
      >
        {notice}
      </PageHeader>
      {children}
    </>
  )
}
