import * as copy from 'content:copy'
import { event } from 'content:event'
import * as facts from 'content:facts'
import { cutShape, cutter, cutTiles } from '../../../azulejo/render.ts'
import { fill } from '../../../lib/texts.ts'
import { fieldOf } from './field.ts'
import * as styles from './OwnPoster.module.scss'

const field = fieldOf('', event.tile.palette)
const strips = [
  [field, 'M0 0h1080v714H0z'],
  [field === 'cal' ? 'albero' : 'cal', 'M0 714h1080v431H0z'],
  ['tinta', 'M0 711h1080v6H0zM0 1145h1080v205H0z'],
] as const

/** The event's own poster, with the ticket's figure, until the first picture is drawn. */
export function PosterPreview({ saying }: { readonly saying: string }) {
  const { question, shown } = copy.ownPoster
  const said = { letra: facts.diaNumero, frase: `${saying} ${question}` }
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 1080 1350"
      role="img"
      aria-label={fill(shown, said)}
    >
      {strips.map(([ink, d]) => (
        <path key={d} fill={`var(--${ink})`} d={d} />
      ))}
      <g transform="translate(302)scale(1.19)">
        <use className="figure" href={`#${cutShape}`} />
        <g clipPath={`url(#${cutter})`}>
          <use href={`#${cutTiles}`} />
        </g>
      </g>
      <text className={styles.saying} x="50" y="900">
        {saying}
        <tspan x="50" dy="1em" fill="var(--cobalto)">
          {question}
        </tspan>
      </text>
      <text className={styles.foot} x="50" y="1270">
        {facts.diaNumero} {facts.mes}
      </text>
    </svg>
  )
}
