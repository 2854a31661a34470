import { firefox } from '../support/engines/firefox.ts'
import { takeJourneys } from './journeys.ts'

takeJourneys(firefox)
