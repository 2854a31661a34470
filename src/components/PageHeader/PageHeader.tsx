import type { ReactNode } from 'react'
import type { Art } from '../../azulejo/art.ts'
import { Azulejo } from '../Azulejo/Azulejo.tsx'
import * as styles from './PageHeader.module.scss'

type Props = {
  readonly heading: string
  readonly intro: ReactNode
  /** A shape stands beside the text, a band above it. None if the page goes on with a wall. */
  readonly art?: Art | undefined
  /** In place of the art. */
  readonly band?: ReactNode
  /** Whether the heading is of long words, which have a line of their own, or are smaller beside the first paragraph. */
  readonly long?: true
  readonly children?: ReactNode
}

/** Heading and first paragraph of an inner page, with the page's own tiles. */
export function PageHeader({ heading, intro, art, band, long, children }: Props) {
  return (
    <header className={styles.root} data-art={art?.outline ? 'sign' : 'band'} data-long={long}>
      {band ?? (art && <Azulejo art={art} className={styles.art} />)}
      <div className={`wrapper ${styles.text}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className="lede">{intro}</p>
        {children && <div>{children}</div>}
      </div>
    </header>
  )
}
