/** The tests' own event. What they know of an event is here, and not in src/content, which anybody may change. */
export const eventoFolder = 'tests/evento'

/** When its site is built, in milliseconds since 1970: some days after the event. */
export const builtAt = Date.parse('2026-06-01T12:00:00+02:00')
