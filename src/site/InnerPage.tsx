import type { ReactNode } from 'react'
import { pages } from 'content:pages'
import type { Art } from '../azulejo/art.ts'
import { BelowFold } from '../components/BelowFold/BelowFold.tsx'
import { PageHeader } from '../components/PageHeader/PageHeader.tsx'
import { usePageHead } from './usePageHead.ts'
import type { PageId } from '../content/schema.ts'

type Props = {
  readonly page: Exclude<PageId, 'home'>
  readonly art: Art
  /** A band across the page, or on wide screens a wall in its corner. */
  readonly artPlace: 'band' | 'corner'
  /** In place of the page's own band. */
  readonly band?: ReactNode
  /** What the first screen holds below its first paragraph. */
  readonly notice?: ReactNode
  /** What lies below the first screen. */
  readonly children: ReactNode
}

/** The frame of an inner page: its head, its first screen, and what lies below. */
export function InnerPage({ page, art, artPlace, band, notice, children }: Props) {
  usePageHead(page)
  const { heading, intro } = pages[page]
  return (
    <>
      <PageHeader heading={heading} intro={intro} art={art} artPlace={artPlace} band={band}>
        {notice}
      </PageHeader>
      <BelowFold>{children}</BelowFold>
    </>
  )
}
