import { useEffect } from 'react'
import * as copy from 'content:copy'
import { event } from 'content:event'
import * as facts from 'content:facts'
import { cutShape, cutter, cutTiles } from '../../../azulejo/render.ts'
import { drawPictures } from '../../../browser/pictures.ts'
import { fill } from '../../../lib/texts.ts'
import { fieldOf, groundsOf, sizes, width } from './grounds.ts'
import * as styles from './OwnPoster.module.scss'

const { height } = sizes.feed
const grounds = groundsOf('feed', fieldOf('', event.tile.palette))

/** The event's own poster, with the ticket's figure, until the first picture is drawn. */
export function PosterPreview({ saying }: { readonly saying: string }) {
  useEffect(drawPictures, [])
  const { question, shown } = copy.ownPoster
  const said = { letra: facts.diaNumero, frase: `${saying} ${question}` }
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={fill(shown, said)}
    >
      {grounds.map(({ ink, ...strip }) => (
        <rect key={strip.y} fill={`var(--${ink})`} width={width} {...strip} />
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
