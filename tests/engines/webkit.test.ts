import { webkit } from '../support/engines/webkit.ts'
import { takeJourneys } from './journeys/all.ts'

takeJourneys(webkit)
