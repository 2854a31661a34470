import { firefox } from '../support/engines/firefox.ts'
import { offlineJourney, printingJourney, readingJourney, takeJourneys } from './journeys.ts'

takeJourneys(firefox, { also: [readingJourney, printingJourney, offlineJourney] })
