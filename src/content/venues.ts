export type Venue = {
  readonly name: string
  /** How the copy refers to it inside a sentence, article included: "el parque". */
  readonly inSentence: string
  /** Label of the link with directions; it makes sense read alone. */
  readonly directions: string
  readonly street: string
  readonly postalCode: string
  /** WGS 84, decimal degrees. */
  readonly latitude: number
  readonly longitude: number
  /** What happens here, in one line. */
  readonly what: string
  readonly description: string
  /** Approximate opening as the home page tells it, wall-clock time in Madrid. */
  readonly homeHours: { readonly from: string; readonly to: string }
}

export const venues = {
  mall: {
    name: 'Centro Comercial Puerta del Azahar',
    inSentence: 'el centro comercial',
    directions: 'Cómo llegar al centro comercial',
    street: 'Avenida de los Alfareros, 12',
    postalCode: '41018',
    latitude: 37.3886,
    longitude: -5.9711,
    what: 'Charlas por la mañana',
    description:
      'El auditorio de la segunda planta, con café recién hecho para ir despertando. Aquí empieza el día.',
    homeHours: { from: '10:00', to: '14:00' },
  },
  park: {
    name: 'Parque de las Albercas',
    inSentence: 'el parque',
    directions: 'Cómo llegar al parque',
    street: 'Paseo de las Albercas, s/n',
    postalCode: '41013',
    latitude: 37.3739,
    longitude: -5.9869,
    what: 'Electrolunch, música y networking',
    description:
      'Césped, sombra de naranjos y un escenario al aire libre. Aquí se come, se baila y se cierran los tratos que empezaron por la mañana.',
    homeHours: { from: '14:30', to: '21:00' },
  },
} as const satisfies Record<string, Venue>

export type VenueId = keyof typeof venues
