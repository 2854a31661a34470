import { firefox } from '../support/engines/firefox.ts'
import { takeJourneys } from './journeys/all.ts'
import { printPages } from './journeys/paper.ts'

takeJourneys(firefox, printPages)
