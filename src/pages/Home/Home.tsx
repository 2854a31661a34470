import { BelowFold } from '../../components/BelowFold/BelowFold.tsx'
import { usePhase } from '../../browser/clock.ts'
import { event } from '../../content/event.ts'
import { usePageHead } from '../../site/usePageHead.ts'
import { Benefits } from './Benefits.tsx'
import { ClosingCall } from './ClosingCall.tsx'
import { FeaturedSpeakers } from './FeaturedSpeakers.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { Venues } from './Venues.tsx'

/** Afterwards the gallery is what there is to see: in the page it comes first too, where keyboard and screen reader meet it. */
export function Home() {
  usePageHead('home')
  const isOver = usePhase(event) === 'after'
  return (
    <>
      <Hero />
      <BelowFold>
        {isOver && <Gallery />}
        <Benefits />
        <Venues />
        <FeaturedSpeakers />
        {!isOver && <Gallery />}
        <ClosingCall />
      </BelowFold>
    </>
  )
}
