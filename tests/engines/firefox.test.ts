import { firefox } from '../support/engines/firefox.ts'
import { offlineJourney, printingJourney, readingJourneys, takeJourneys } from './journeys.ts'

takeJourneys(firefox, { also: [readingJourneys, printingJourney, offlineJourney] })
