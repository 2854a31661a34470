import { firefox } from '../support/engines/firefox.ts'
import { goOffline, print, readOn, takeJourneys } from './journeys.ts'

takeJourneys(firefox, () => {
  readOn()
  print()
  goOffline()
})
