import type { ReactNode } from 'react'
import styles from './PageHeader.module.scss'

type Props = {
  readonly heading: string
  readonly intro: string
  readonly children?: ReactNode
}

/** Heading and first paragraph of an inner page. */
export function PageHeader({ heading, intro, children }: Props) {
  return (
    <header className={styles.root}>
      <div className={`wrapper ${styles.text}`}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
    </header>
  )
}
