import { firefox } from '../support/engines/firefox.ts'
import { offlineJourney, takeJourneys } from './journeys.ts'

takeJourneys(firefox, offlineJourney)
