import { webkit } from '../support/engines/webkit.ts'
import { takeJourneys } from './journeys.ts'

// Without the journey offline: Debian's WebKit sometimes hangs when its service worker starts.
takeJourneys(webkit)
