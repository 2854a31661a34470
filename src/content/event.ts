/** The facts of the event itself. Every date, greeting, file and share text is derived from here. */
export type Event = {
  /** Name without the year, which follows from `start`. */
  readonly name: string
  /** Under the icon of the installed site, where phones cut off after 12 to 15 characters. */
  readonly shortName: string
  readonly city: string
  /** First moment of the programme: ISO 8601 with the offset that Madrid has on that day. */
  readonly start: string
  /** Last moment of the party, written like `start`. */
  readonly end: string
  /** Day of the last change of the content, YYYY-MM-DD: tells search engines and calendars what is new. */
  readonly updated: string
  /** IANA zone in which every time of the site is shown, wherever the visitor is. */
  readonly timeZone: string
  /** Answers questions about anything; shown on contact, FAQ, footer and forms without script. */
  readonly email: string
  /** Page of the event on the external ticketing platform. */
  readonly ticketUrl: string
  /** Name of that platform, as visitors read it. */
  readonly ticketPlatform: string
  /** Longest time to answer a message, in business hours. */
  readonly replyHours: number
  readonly social: readonly { readonly name: string; readonly url: string }[]
  /** Account in the fediverse, "@name@server", that Mastodon names below a preview; leave it out if there is none. */
  readonly fediverse?: `@${string}@${string}`
}

export const event = {
  name: 'Encuentro Startup Sevilla',
  shortName: 'Startup Sevilla',
  city: 'Sevilla',
  start: '2025-11-08T11:00:00+01:00',
  end: '2025-11-08T21:00:00+01:00',
  updated: '2025-10-20',
  timeZone: 'Europe/Madrid',
  email: 'hola@encuentrostartup.example',
  ticketUrl: 'https://www.eventbrite.es/',
  ticketPlatform: 'Eventbrite',
  replyHours: 48,
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'X', url: 'https://x.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
} as const satisfies Event
