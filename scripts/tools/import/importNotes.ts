import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** The file of notes. It is in the event's folder, so that it is copied with the event. The build does not read it. */
export const notesFile = 'importado.json'

const explanation =
  'Lo que escribió npm run import. Así, otra importación sabe qué has cambiado tú, y lo deja como está. Guárdalo con los demás archivos; no se publica.'

/** Values that an import has written, by the names of their fields (`EntryField`). */
const valuesSchema = z.record(z.string(), z.unknown())

const notesSchema = z.object({
  /** Speakers by their identifiers in speakers.yaml. `key` is a person's key in the source (`keyOf`). */
  speakers: z.record(z.string(), z.object({ key: z.string(), values: valuesSchema })),
  /** `id` is the session's identifier in the source, empty if it has none. `title` is its title in programme.yaml. */
  sessions: z.array(z.object({ id: z.string(), title: z.string(), values: valuesSchema })),
})

export type NotedValues = z.infer<typeof valuesSchema>

/** The notes about everything that imports have written into an event. */
export type ImportNotes = z.infer<typeof notesSchema>
export type NotedSession = ImportNotes['sessions'][number]

export const noNotes: ImportNotes = { speakers: {}, sessions: [] }

/**
 * The notes in an event's folder; empty if there is no file.
 * @throws if the file exists and does not have the format of `notesText`
 */
export function readNotes(folder: string): ImportNotes {
  const file = path.join(folder, notesFile)
  if (!existsSync(file)) return noNotes
  const { data } = notesSchema.safeParse(parseJson(readFileSync(file, 'utf8')))
  if (!data) {
    throw new Error(
      `${file} no se puede leer. Si no lo recuperas, bórralo: entonces todo lo que ya hay cuenta como escrito a mano. No se ha escrito nada.`,
    )
  }
  return data
}

/** The value of a JSON text; undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The text of the file. Its first field, `qué`, explains it to organisers. */
export const notesText = (notes: ImportNotes): string =>
  `${JSON.stringify({ qué: explanation, ...notes }, null, 2)}\n`
