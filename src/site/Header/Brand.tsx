import { Link } from 'react-router-dom'
import { event, facts, pages } from 'content:values'
import { tile } from '../../azulejo/compose.ts'
import { Azulejo } from '../../components/Azulejo/Azulejo.tsx'
import * as styles from './Brand.module.scss'

/** The tile that stands for the event. */
const emblem = tile(event.tile)

/** Most letters that fit on two lines of the header. */
const longest = 36

const name = facts.nombre.length > longest ? event.shortName : facts.nombre

/** Emblem and name, as the link to the home page. */
export function Brand() {
  return (
    <Link className={styles.root} to={pages.home.path}>
      <Azulejo art={emblem} className={styles.tile} />
      <span className={styles.name} translate="no">
        {name}
      </span>
    </Link>
  )
}
