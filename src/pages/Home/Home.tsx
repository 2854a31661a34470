import { benefits, editions, featured, venues } from 'content/values.ts'
import { Backers } from '../../site/Backers/Backers.tsx'
import { usePageHead } from '../../site/usePageHead.ts'
import { Benefits } from './Benefits.tsx'
import { ClosingCall } from './ClosingCall.tsx'
import { FeaturedSpeakers } from './FeaturedSpeakers.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { Venues } from './Venues.tsx'

/** The home page. It leaves out a section for which the event has no content. */
export function Component() {
  usePageHead('home')
  return (
    <>
      <Hero />
      {benefits[0] && <Benefits />}
      {Object.keys(venues)[0] && <Venues />}
      {featured[0] && <FeaturedSpeakers />}
      {editions[0] && <Gallery />}
      <Backers />
      <ClosingCall />
    </>
  )
}
