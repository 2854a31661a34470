import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeEvent } from './altered-event.ts'
import { filledIn, readTemplate, specimen, templates, writeTextPages } from './text-pages.ts'
import { drawnPhoto } from './photos.ts'

/** Speakers and the edition with a photo; the second speaker's has a description. */
export const withFace = ['lucia-romero', 'pablo-herrera'] as const
const withCrowd = 'auditorio-lleno'
export const described = 'Pablo Herrera, en bicicleta por Triana.'

/** The service that takes the forms, and the platform's page for the frame. */
export const formAddress = 'https://formularios.example/f/encuentro'
export const frameAddress = 'https://entradas.example/marco?evento=1'

export const rain = 'Llueve: la fiesta pasa al centro comercial.'

export const prices = [
  { name: 'General', price: 45, note: 'Con comida: "0$".' },
  { name: 'Estudiantes', price: 12.5 },
] as const

/** Of the speaker whose photo is described. */
export const links = [{ name: 'LinkedIn', url: 'https://www.linkedin.com/in/pablo' }] as const

/** Sponsors: two with a logo, of which one is white. */
export const levels = [
  {
    title: 'Con el apoyo de',
    sponsors: [
      { id: 'cauce', name: 'Cauce Abierto', url: 'https://cauce.example/' },
      { id: 'molino', name: 'Molino Solar', url: 'https://molino.example/' },
    ],
  },
  {
    title: 'Colaboran',
    sponsors: [{ id: 'bahia', name: 'Taller Bahía', url: 'https://bahia.example/' }],
  },
]

const logos = { cauce: '#1a3a8a', molino: '#fff' }

/** A drawing of two bars. */
export const logoOf = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><path fill="${fill}" d="M10 10h300v20H10zM10 50h120v20H10z"/></svg>`

/** The button's label from each moment on, and whether it sells then. */
export const saleStages = [
  { from: '2025-08-01T10:00:00+02:00', is: 'soon', label: 'Entradas, muy pronto', sells: false },
  { from: '2025-09-15T10:00:00+02:00', is: 'open', label: 'Comprar entradas', sells: true },
  { from: '2025-11-01T10:00:00+01:00', is: 'last', label: 'Últimas entradas', sells: true },
  { from: '2025-11-20T18:00:00+01:00', is: 'sold-out', label: 'Entradas agotadas', sells: false },
  { from: '2025-11-22T18:00:00+01:00', is: 'closed', label: 'Venta cerrada', sells: false },
] as const

/**
 * The specification's event with all that an organiser may add: services for forms and tickets, prices, sponsors,
 * photos, links, text pages, a full menu, stages of the sale, a notice. It is also postponed.
 */
export async function writeFullEvent(folder: string): Promise<void> {
  writeEvent(folder, {
    forms: (forms) => ({
      ...forms,
      delivery: formAddress,
      dataProtection: {
        controller: 'Asociación del Azahar',
        purpose: 'responder a tu mensaje',
        page: '/privacidad',
      },
    }),
    event: (event) => ({
      ...event,
      status: { is: 'postponed', day: '2025-11-22' },
      tickets: {
        prices: [...prices],
        frame: frameAddress,
        campaign: 'aff',
        sale: saleStages.map(({ from, is }) => (is === 'soon' ? { is } : { is, from })),
      },
      notice: {
        text: rain,
        from: '2025-11-22T09:00:00+01:00',
        until: '2025-11-22T21:00:00+01:00',
      },
    }),
    // As many links as a menu can have.
    pages: ({ navigation, ...rest }) => ({
      ...rest,
      navigation: [
        ...navigation,
        { page: 'speakers', label: 'Ponentes' },
        { page: 'tickets', label: 'Entradas' },
      ],
    }),
    sponsors: () => ({ levels }),
    speakers: ({ speakers }) => ({
      speakers: Object.fromEntries(
        Object.entries(speakers).map(([id, speaker]) => [
          id,
          id === 'pablo-herrera' ? { ...speaker, photo: described, links: [...links] } : speaker,
        ]),
      ),
    }),
  })
  for (const name of ['speakers', 'editions', 'sponsors']) mkdirSync(path.join(folder, name))
  for (const [id, fill] of Object.entries(logos)) {
    writeFileSync(path.join(folder, 'sponsors', `${id}.svg`), logoOf(fill))
  }
  const face = await (await drawnPhoto(900, 1200)).jpeg().toBuffer()
  writeFileSync(path.join(folder, 'speakers', 'lucia-romero.jpg'), face)
  writeFileSync(path.join(folder, 'speakers', 'pablo-herrera.JPG'), face)
  const crowd = await (await drawnPhoto(1500, 1000)).webp().toBuffer()
  writeFileSync(path.join(folder, 'editions', `${withCrowd}.webp`), crowd)
  writeTextPages(folder, {
    ...Object.fromEntries(templates.map((name) => [name, filledIn(readTemplate(name))])),
    'normas.md': specimen.replace('offline: true', 'offline: true\nsitemap: false'),
  })
}
