import type { ReactNode } from 'react'
import type { Art } from '../../azulejo/art.ts'
import { Azulejo } from '../Azulejo/Azulejo.tsx'
import * as styles from './PageHeader.module.scss'

type Props = {
  readonly heading: string
  readonly intro: string
  readonly art: Art
  /** A band across the page, or on wide screens a wall in its corner. */
  readonly artPlace: 'band' | 'corner'
  /** In place of the page's own band. */
  readonly band?: ReactNode
  readonly children?: ReactNode
}

/** Heading and first paragraph of an inner page, with the page's own tiles. */
export function PageHeader({ heading, intro, art, artPlace, band, children }: Props) {
  return (
    <header
      className={styles.root}
      data-art={artPlace}
      data-tall={children || heading.includes(' ') ? '' : undefined}
    >
      {band ?? <Azulejo art={art} className={styles.art} />}
      <div className={`wrapper ${styles.text}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.intro}>{intro}</p>
        {children && <div>{children}</div>}
      </div>
    </header>
  )
}
