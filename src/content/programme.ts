import type { SpeakerId } from './speakers.ts'
import type { VenueId } from './venues.ts'

export type ProgrammeItem = {
  /** Wall-clock time in Madrid on the day of the event, HH:MM. */
  readonly start: string
  readonly end: string
  readonly title: string
  /** May hold the placeholders that lib/fill.ts explains. */
  readonly description: string
  /** Who is on stage, in order; `talk` is what each of them will speak about. */
  readonly talks?: readonly { readonly speaker: SpeakerId; readonly talk: string }[]
}

export type ProgrammePart = {
  readonly title: string
  readonly venue: VenueId
  readonly start: string
  readonly end: string
  readonly intro: string
  readonly items: readonly ProgrammeItem[]
}

export const programme = {
  morning: {
    title: 'La mañana',
    venue: 'mall',
    start: '11:00',
    end: '14:30',
    intro: 'Charlas y conversaciones, una invitada especial y tiempo para preguntar.',
    items: [
      {
        start: '11:00',
        end: '11:30',
        title: 'Bienvenida',
        description:
          'Puertas desde las {puertas}: recoge tu pulsera, busca un café y conoce a quien tengas al lado.',
      },
      {
        start: '11:30',
        end: '14:00',
        title: 'Keynotes y conversaciones',
        description: 'Distintas maneras de levantar una empresa, sin guion de venta.',
        talks: [
          {
            speaker: 'lucia-romero',
            talk: 'Vender tecnología a quien lleva toda la vida sin ella',
          },
          { speaker: 'javier-ortega', talk: 'Los primeros diez minutos delante de un inversor' },
          { speaker: 'carmen-vidal', talk: 'Escuchar a quien usa lo que haces' },
          { speaker: 'pablo-herrera', talk: 'La libreta de los errores' },
        ],
      },
      {
        start: '14:00',
        end: '14:15',
        title: 'Invitada especial',
        description: 'Un cuarto de hora y una sola historia, de principio a fin.',
        talks: [{ speaker: 'marta-leon', talk: 'Doce años que no salen en los titulares' }],
      },
      {
        start: '14:15',
        end: '14:30',
        title: 'Preguntas y cierre',
        description:
          'Levanta la mano. Después, un paseo hasta el parque, donde nos espera la comida.',
      },
    ],
  },
  night: {
    title: 'La tarde y la noche',
    venue: 'park',
    start: '14:30',
    end: '21:00',
    intro: 'Se acaban las sillas en fila: comida, música y conversación al aire libre.',
    items: [
      {
        start: '14:30',
        end: '21:00',
        title: 'Electrolunch + VIP',
        description:
          'Comemos en el césped según vamos llegando, suenan los DJ y todo el mundo entra en la zona VIP.',
      },
    ],
  },
} as const satisfies Record<string, ProgrammePart>
