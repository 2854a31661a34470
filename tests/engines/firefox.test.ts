import { firefox } from '../support/engines/firefox.ts'
import { takeJourneys } from './journeys/all.ts'

takeJourneys(firefox)
