import type { ReactNode } from 'react'
import type { Art } from '../../azulejo/art.ts'
import type { CutOut } from '../../azulejo/mosaic.ts'
import { Azulejo } from '../Azulejo/Azulejo.tsx'
import { toneOfPalette } from '../Azulejo/tones.ts'
import { lettersInLine } from './lettersInLine.ts'
import * as styles from './PageHeader.module.scss'

/** What a head shows beside its text: a field of the page, and a picture that the field's edges cut off. */
export type Scene = { readonly tone: string | undefined; readonly picture: ReactNode }

/** A scene with one large sign, cut out of tiles. */
export const signScene = (art: Art & Pick<CutOut, 'field'>): Scene => {
  return {
    tone: toneOfPalette(art.field),
    picture: <Azulejo art={art} className={styles.sign} />,
  }
}

type Props = {
  readonly heading: string
  readonly intro: ReactNode
  readonly scene: Scene
  /** What follows the field, and still belongs to the head. */
  readonly foot?: ReactNode
  readonly children?: ReactNode
}

/** Heading and first paragraph of an inner page, as a poster. */
export function PageHeader({ heading, intro, scene, foot, children }: Props) {
  return (
    <header>
      <div className={styles.root} data-tone={scene.tone}>
        <div className={styles.picture}>{scene.picture}</div>
        <div className={`wrapper ${styles.text}`}>
          <h1
            className={styles.heading}
            data-letters={lettersInLine(heading, 2)}
            data-lines={heading.includes(' ') ? 2 : 1}
          >
            {heading}
          </h1>
          <p className={`lede ${styles.intro}`}>{intro}</p>
          {children && <div>{children}</div>}
        </div>
      </div>
      {foot}
    </header>
  )
}
