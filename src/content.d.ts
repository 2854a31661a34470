// The modules from which pages import the checked content (scripts/build/vite/content.ts).

declare module 'content:facts' {
  const facts: import('./event/facts.ts').Facts
  export = facts
}

/**
 * Each section is a module of its own, so that a page carries only its own texts. Write the section's name
 * (`copy.tickets`): destructuring `copy`, or a variable as the name, brings all of them.
 */
declare module 'content:copy' {
  const copy: import('./content/schema.ts').Copy
  export = copy
}

declare module 'content:files' {
  const files: import('./content/schema.ts').Files
  export = files
}

/** The day's number ("day"), or the sign of a page, as a module of its own. */
declare module 'content:figure/*' {
  const figure: import('./azulejo/figure.ts').Figure
  export default figure
}

declare module 'content:event' {
  export const event: import('./content/schema.ts').TimedEvent
}

/** The event's state. A value is null if there is nothing to say; the code that shows it is then not in the script. */
declare module 'content:state' {
  type State = import('./content/schema.ts').EventState
  export const strip: State['strip']
  export const notice: State['notice']
  export const words: State['words']
  export const sale: State['sale']
  export const open: State['open']
  export const stage: State['stage']
}

declare module 'content:venues' {
  /** In the order of the day. */
  export const venues: Readonly<Record<string, import('./content/schema.ts').Venue>>
}

declare module 'content:programme' {
  export const programme: readonly import('./content/schema.ts').ProgrammePart[]
}

declare module 'content:speakers' {
  export const speakers: Readonly<Record<string, import('./content/schema.ts').Speaker>>
}

declare module 'content:featured' {
  type Speaker = import('./content/schema.ts').Speaker
  /** The speakers of the home page, without what only their own page shows. */
  export const featured: readonly ({ readonly id: string } & Pick<Speaker, 'name' | 'role'>)[]
}

declare module 'content:editions' {
  export const editions: readonly import('./content/schema.ts').Edition[]
}

declare module 'content:photos' {
  type Photos = Readonly<Record<string, import('./lib/photo.ts').Photo>>
  /** By the identifiers of speakers or editions. */
  export const speakerPhotos: Photos
  export const editionPhotos: Photos
}

declare module 'content:faq' {
  export const questions: readonly import('./content/schema.ts').Question[]
}

declare module 'content:perks' {
  export const perks: readonly import('./content/schema.ts').Perk[]
}

declare module 'content:benefits' {
  export const benefits: readonly import('./content/schema.ts').Benefit[]
}

declare module 'content:sponsorship' {
  export const sponsorBenefits: readonly import('./content/schema.ts').Benefit[]
}

declare module 'content:forms' {
  export const forms: Readonly<
    Record<'sponsorship' | 'contact', readonly import('./content/schema.ts').Field[]>
  >
}

declare module 'content:delivery' {
  /** Null if the forms send nothing. */
  export const delivery: import('./content/schema.ts').Delivery | null
}

declare module 'content:pages' {
  type Pages = import('./content/schema.ts').ContentData['pages']
  export const pages: Readonly<
    Record<import('./content/schema.ts').PageId, import('./content/schema.ts').Page>
  >
  export const notFound: Pages['notFound']
  export const navigation: Pages['navigation']
  export const legalLinks: Pages['legalLinks']
}

declare module 'content:text-pages' {
  /** The routes of text pages; null if there are none. */
  export const textPages:
    | readonly {
        readonly path: string
        readonly lazy: () => Promise<{ readonly Component: () => import('react').ReactNode }>
      }[]
    | null
  /** Text pages that browsers keep for a visit without network. */
  export const keptTextPages: readonly Pick<
    import('./content/schema.ts').TextPage,
    'path' | 'heading'
  >[]
}
