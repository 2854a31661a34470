import { isAll } from '../support/all.ts'
import { firefox } from '../support/engines/firefox.ts'
import { takeJourneys } from './journeys/all.ts'
import { goOffline } from './journeys/pages.ts'

takeJourneys(firefox, ...(isAll ? [goOffline] : []))
