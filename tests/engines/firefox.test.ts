import { firefox } from '../support/engines/firefox.ts'
import { goOffline, readOn, takeJourneys } from './journeys.ts'

takeJourneys(firefox, () => {
  readOn()
  goOffline()
})
