// Settings of the tests' event. Importing this file does not read the event; importing evento.ts does.

/** The folder of the tests' event. Tests rely on its texts and times, because organisers change those of src/content. */
export const eventoFolder = 'tests/evento'

/**
 * The moment at which the site of the tests' event is built, in milliseconds since 1970. It is after the event, and journeys
 * visit the site at earlier moments. They fail if a page still shows what was true when the site was built.
 */
export const builtAt = Date.parse('2026-06-01T12:00:00+02:00')
