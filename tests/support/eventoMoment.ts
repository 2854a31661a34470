// Folder and moment of the tests' event. evento.ts reads the event; vitest.config.ts needs only these two.

/** The folder of the tests' event. Tests rely on its texts and times, because organisers change those of src/content. */
export const eventoFolder = 'tests/evento'

/**
 * When the site of the tests' event is built, in milliseconds since 1970: some days after the event. Journeys visit it at
 * earlier moments, so they see whether a page corrects what was true at the build.
 */
export const builtAt = Date.parse('2026-06-01T12:00:00+02:00')
