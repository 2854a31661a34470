import { webkit } from '../support/engines/webkit.ts'
import { takeJourneys } from './journeys.ts'

// Not without network: its worker now and then hangs on a machine like ours.
takeJourneys(webkit)
