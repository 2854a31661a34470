import { BelowFold } from '../../components/BelowFold/BelowFold.tsx'
import { usePageHead } from '../../site/usePageHead.ts'
import { Benefits } from './Benefits.tsx'
import { ClosingCall } from './ClosingCall.tsx'
import { FeaturedSpeakers } from './FeaturedSpeakers.tsx'
import { Gallery } from './Gallery.tsx'
import { Hero } from './Hero.tsx'
import { Venues } from './Venues.tsx'

export function Home() {
  usePageHead('home')
  return (
    <>
      <Hero />
      <BelowFold>
        <Benefits />
        <Venues />
        <FeaturedSpeakers />
        <Gallery />
        <ClosingCall />
      </BelowFold>
    </>
  )
}
