import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeEvent } from './altered-event.ts'
import { builtEvent } from './built-event.ts'
import { delivering } from './delivering-event.ts'
import { filledIn, readTemplate, specimen, templates, writeTextPages } from './text-pages.ts'
import { drawnPhoto } from './photos.ts'
import { editions } from './specification.ts'

/** Speakers with a photo; that of the second one is described. */
export const withFace = ['lucia-romero', 'pablo-herrera'] as const
export const described = 'Pablo Herrera, en bicicleta por Triana.'

/** The specification's event with what an organiser may add: services for forms and tickets, photos, pages of text. */
export const builtFullEvent = () =>
  builtEvent(async (folder) => {
    writeEvent(folder, {
      ...delivering,
      speakers: ({ speakers }) => ({
        speakers: Object.fromEntries(
          Object.entries(speakers).map(([id, speaker]) => [
            id,
            id === 'pablo-herrera' ? { ...speaker, photo: described } : speaker,
          ]),
        ),
      }),
    })
    for (const name of ['speakers', 'editions']) mkdirSync(path.join(folder, name))
    const face = await (await drawnPhoto(900, 1200)).jpeg().toBuffer()
    writeFileSync(path.join(folder, 'speakers', 'lucia-romero.jpg'), face)
    writeFileSync(path.join(folder, 'speakers', 'pablo-herrera.JPG'), face)
    const crowd = await (await drawnPhoto(1500, 1000, { grain: 60 })).webp().toBuffer()
    for (const { id } of editions) writeFileSync(path.join(folder, 'editions', `${id}.webp`), crowd)
    writeTextPages(folder, {
      ...Object.fromEntries(templates.map((name) => [name, filledIn(readTemplate(name))])),
      'normas.md': specimen.replace('offline: true', 'offline: true\nsitemap: false'),
    })
  })
