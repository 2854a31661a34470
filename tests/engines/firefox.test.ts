import { firefox } from '../support/engines/firefox.ts'
import { goOffline, takeJourneys } from './journeys.ts'

takeJourneys(firefox, goOffline)
