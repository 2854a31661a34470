import { webkit } from '../support/engines/webkit.ts'
import { takeJourneys } from './journeys/all.ts'
import { goOffline } from './journeys/pages.ts'

takeJourneys(webkit, goOffline)
