import type { ReactNode } from 'react'
import type { Speaker } from '../../content/speakers.ts'
import * as styles from './SpeakerCard.module.scss'

type Props = {
  /** Fragment of the speaker's address; if given, the card can be linked to. */
  readonly id?: string
  readonly speaker: Pick<Speaker, 'name' | 'role'> & Partial<Pick<Speaker, 'bio'>>
  readonly headingLevel: 2 | 3
  readonly portrait: ReactNode
}

/** A speaker with portrait, name and role, and with the biography if there is one. */
export function SpeakerCard({ id, speaker, headingLevel, portrait }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.root} id={id} tabIndex={id ? -1 : undefined}>
      <div className={styles.portrait}>{portrait}</div>
      <div>
        <Heading>{speaker.name}</Heading>
        <p className={styles.role}>{speaker.role}</p>
        {speaker.bio && <p className={styles.bio}>{speaker.bio}</p>}
      </div>
    </article>
  )
}
