import { webkit } from '../support/engines/webkit.ts'
import { takeJourneys } from './journeys.ts'

// The journey without network is left out: Debian's WebKit sometimes hangs when its service worker starts.
takeJourneys(webkit)
