import { webkit } from '../support/engines/webkit.ts'
import { takeJourneys } from './journeys.ts'

takeJourneys(webkit)
