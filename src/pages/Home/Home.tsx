import { benefits, editions, featured, venues } from 'content/values.ts'
import { Backers } from '../../site/Backers/Backers.tsx'
import { usePageHead } from '../../site/usePageHead.ts'
import { Benefits } from './Benefits.tsx'
import { ClosingCall } from './ClosingCall.tsx'
import { FeaturedSpeakers } from './FeaturedSpeakers.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { Venues } from './Venues.tsx'

/**
 * The home page. A section is left out if the event has no content for it. `Backers` decides this itself, because another page
 * has it too. The router needs the name `Component` (src/routes.tsx).
 */
export function Component() {
  usePageHead('home')
  return (
    <>
      <Hero />
      {benefits.length > 0 && <Benefits />}
      {Object.keys(venues).length > 0 && <Venues />}
      {featured.length > 0 && <FeaturedSpeakers />}
      {editions.length > 0 && <Gallery />}
      <Backers />
      <ClosingCall />
    </>
  )
}
