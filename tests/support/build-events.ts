import { buildEvents } from './built-event.ts'

await buildEvents()
