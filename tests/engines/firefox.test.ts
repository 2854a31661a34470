import { firefox } from '../support/engines/firefox.ts'
import { testJourneys, testOffline, testPrinting, testScreenReader } from './journeys.ts'

testJourneys(firefox, [testScreenReader, testPrinting, testOffline])
