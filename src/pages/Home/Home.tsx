import { benefits } from 'content:benefits'
import { editions } from 'content:editions'
import { featured } from 'content:featured'
import { BelowFold } from '../../components/BelowFold/BelowFold.tsx'
import { usePageHead } from '../../site/usePageHead.ts'
import { Benefits } from './Benefits.tsx'
import { ClosingCall } from './ClosingCall.tsx'
import { FeaturedSpeakers } from './FeaturedSpeakers.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { Venues } from './Venues.tsx'

/** What there is nothing of, or nothing of yet, takes its section with it. */
export function Home() {
  usePageHead('home')
  return (
    <>
      <Hero />
      <BelowFold>
        {benefits[0] && <Benefits />}
        <Venues />
        {featured[0] && <FeaturedSpeakers />}
        {editions[0] && <Gallery />}
        <ClosingCall />
      </BelowFold>
    </>
  )
}
