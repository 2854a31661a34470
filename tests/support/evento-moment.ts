/** The tests' own event. Tests rely on its texts and times, because organisers change those of src/content. */
export const eventoFolder = 'tests/evento'

/** The moment at which its site is built, in milliseconds since 1970. It is some days after the event. */
export const builtAt = Date.parse('2026-06-01T12:00:00+02:00')
