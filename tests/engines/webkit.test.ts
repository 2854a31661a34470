import { webkit } from '../support/engines/webkit.ts'
import { testJourneys } from './journeys.ts'

// Leaves out `testOffline`, because Debian's WebKit sometimes hangs when its service worker starts. journeys.ts says why
// `testScreenReader` and `testPrinting` are for Firefox alone.
testJourneys(webkit)
