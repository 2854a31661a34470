import { benefits } from 'content:benefits'
import { editions } from 'content:editions'
import { event } from 'content:event'
import { featured } from 'content:featured'
import { BelowFold } from '../../components/BelowFold/BelowFold.tsx'
import { usePhase } from '../../browser/clock.ts'
import { usePageHead } from '../../site/usePageHead.ts'
import { Benefits } from './Benefits.tsx'
import { ClosingCall } from './ClosingCall.tsx'
import { FeaturedSpeakers } from './FeaturedSpeakers.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { Venues } from './Venues.tsx'

/**
 * What there is nothing of, or nothing of yet, takes its section with it. Afterwards the gallery is what there is to see:
 * in the page it comes first too, where keyboard and screen reader meet it.
 */
export function Home() {
  usePageHead('home')
  const isOver = usePhase(event) === 'after'
  return (
    <>
      <Hero />
      <BelowFold>
        {isOver && editions[0] && <Gallery />}
        {benefits[0] && <Benefits />}
        <Venues />
        {featured[0] && <FeaturedSpeakers />}
        {!isOver && editions[0] && <Gallery />}
        <ClosingCall />
      </BelowFold>
    </>
  )
}
