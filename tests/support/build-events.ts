import { buildEvents } from './built-event.ts'

/** For the runners: before the first test the sites are there, and no test builds one. */
export default buildEvents

// By itself it is a command (scripts/test.ts).
if (process.argv[1] === import.meta.filename) await buildEvents()
