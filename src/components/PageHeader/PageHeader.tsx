import type { ReactNode } from 'react'
import type { Art } from '../../azulejo/art.ts'
import type { CutOut } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../Azulejo/Azulejo.tsx'
import { toneOfPalette } from '../Azulejo/tones.ts'
import { lettersInLine } from './lettersInLine.ts'
import * as styles from './PageHeader.module.scss'

/** The background of the text in a page's head: the tone of the area, and a picture that the edges of the area cut off. */
export type Backdrop = { readonly tone: string | undefined; readonly picture: ReactNode }

/** A backdrop with one large shape, cut out of tiles. */
export const cutOutBackdrop = (art: Art & Pick<CutOut, 'ground'>): Backdrop => {
  return {
    tone: toneOfPalette(art.ground),
    picture: <Azulejo art={art} className={styles.cutOut} />,
  }
}

type Props = {
  readonly heading: string
  readonly intro: ReactNode
  readonly backdrop: Backdrop
  /** Shown below the coloured area, as the last part of the head. */
  readonly foot?: ReactNode
  /** Shown below the first paragraph, such as a button. */
  readonly children?: ReactNode
}

/** The head of an inner page: heading and first paragraph over a backdrop. */
export function PageHeader({ heading, intro, backdrop, foot, children }: Props) {
  return (
    <header>
      <div className={styles.root} data-tone={backdrop.tone}>
        <div className={styles.picture}>{backdrop.picture}</div>
        <div className={`wrapper ${styles.text}`}>
          <h1
            className={styles.heading}
            data-letters={lettersInLine(heading, 2)}
            // In the font size that `data-letters` sets, a heading of several words takes two lines, unless it is very short.
            data-lines={heading.includes(' ') ? 2 : 1}
          >
            {heading}
          </h1>
          <p className={`lede ${styles.intro}`}>{intro}</p>
          {children && <div className={styles.action}>{children}</div>}
        </div>
      </div>
      {foot}
    </header>
  )
}
