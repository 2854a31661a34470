import { firefox } from '../support/engines/firefox.ts'
import { offlineJourney, readingJourney, takeJourneys } from './journeys.ts'

takeJourneys(firefox, readingJourney, offlineJourney)
