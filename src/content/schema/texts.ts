import { z } from 'zod'
import { accessLabels, accessWords } from './access.ts'
import { stageNames } from './event.ts'
import { each, plainTextFields, text, texts } from './formats.ts'

/**
 * The texts of pages. Some texts are in other files, such as questions and benefits. A field is optional if an event may lack
 * such a text.
 */
export const copy = z.strictObject({
  layout: texts(
    'skip',
    'mainNavigation',
    'openMenu',
    'closeMenu',
    'buy',
    'programme',
    'legalNavigation',
    'newTab',
    'footerCall',
    'help',
    'organizer',
    'paper',
  ),
  share: texts('label', 'copy', 'copied', 'refused', 'mail'),
  calendar: texts('label', 'file', 'google', 'outlook', 'programme'),
  crash: texts('heading', 'text', 'reload', 'home'),
  offline: texts('heading', 'text', 'retry'),
  outdated: texts('text', 'link'),
  /** Texts of the badge that is shown while `?ahora` rehearses another moment. */
  rehearsal: texts('label', 'link'),
  /** Label of the disclosure with the rest of a long text. */
  folded: texts('more'),
  whatIsOn: texts(
    'anyTime',
    'begun',
    'now',
    'until',
    'place',
    'directions',
    'after',
    'afterElsewhere',
    'last',
    'several',
    'link',
    'down',
  ),
  countdown: texts(
    'label',
    'after',
    'afterText',
    'past',
    'pastOn',
    'today',
    'pause',
    'resume',
  ).extend({
    units: texts('days', 'hours', 'minutes', 'seconds'),
    unitsSingular: texts('days', 'hours', 'minutes', 'seconds'),
  }),
  home: z.strictObject({
    benefits: texts('heading'),
    venues: texts('heading', 'intro', 'approximate').partial({ intro: true }),
    map: texts('walk', 'text', 'title', 'load', 'missing'),
    speakers: texts('heading', 'intro', 'link'),
    editions: texts('heading', 'intro').partial({ intro: true }),
  }),
  closing: texts('heading', 'text'),
  access: accessLabels,
  accessWords,
  programme: texts(
    'index',
    'now',
    'next',
    'walk',
    'leave',
    'unnamed',
    'actions',
    'actionsAfter',
    'note',
    'download',
  ).extend({
    perks: texts('heading'),
  }),
  speakers: texts('none', 'index', 'who'),
  tickets: texts(
    'warning',
    'warningText',
    'buy',
    'hours',
    'wristband',
    'wristbandText',
    'wristbandTextAfter',
  )
    .partial({ wristband: true, wristbandText: true, wristbandTextAfter: true })
    .extend({
      widget: texts('heading', 'planned', 'text').partial({ planned: true }),
      perks: texts('heading'),
      faq: texts('link'),
    }),
  sponsorship: z.strictObject({
    benefits: texts('heading'),
    form: texts('heading', 'intro', 'submit', 'success'),
  }),
  faq: texts('more'),
  contact: z.strictObject({
    form: texts('heading', 'submit', 'success'),
    ways: texts('heading', 'reply'),
  }),
  form: texts('optional', 'allRequired', 'needs', 'withoutScript'),
  delivery: texts(
    'sending',
    'retry',
    'offline',
    'offlineText',
    'refused',
    'refusedText',
    'unanswered',
    'unansweredText',
    'mail',
    'dataProtection',
    'privacy',
  ),
  thanks: texts('title', 'heading', 'intro', 'link'),
  prices: texts('heading', 'until'),
  backers: texts('heading'),
  ticketFrame: texts('here', 'heading', 'text', 'open', 'title', 'missing'),
  /** Link from the home page to the visitor poster. As a part of `visitorPoster`, home would load all texts of the poster. */
  wayToPoster: texts('link'),
  visitorPoster: texts(
    'intro',
    'name',
    'letters',
    'drawing',
    'question',
    'share',
    'save',
    'note',
    'shown',
    'shared',
    'refused',
    'hold',
    'openBrowser',
    'missing',
  ).extend({
    /** Names of the poster's formats, and the label of the choice. */
    formats: texts('label', 'feed', 'story'),
    /** Texts until the end of the event (`before`), and after it (`after`). */
    before: texts('heading', 'saying', 'nameless'),
    after: texts('heading', 'saying', 'nameless'),
  }),
})

/** A text that may contain links: "[{correo}](mail)". */
const linked = text(420, 1, { links: true })

const stage = texts('label', 'counter', 'window', 'link', 'heading').extend({
  text: linked,
  closing: linked,
})

const withButton = stage.extend({ button: text() })

const stages = {
  /** The stage "open" is left out: its texts are in copy.yaml and, for a free event, in `free.open`. */
  ...each(
    stageNames.filter((name) => name !== 'open'),
    stage,
  ),
  /** Texts of the stage "soon", if the content does not say when the next stage begins. */
  undated: stage,
  /** Texts that replace texts of "soon" on the event's day, because the texts of "soon" ask people to keep the day free. */
  today: texts('heading', 'closing'),
  /** Texts of a closed sale once the event is over. `button` and `gallery` are labels of buttons. */
  over: withButton.extend({ gallery: text() }),
  /** Texts that replace other texts once the event is over, if the sale was not closed. */
  after: texts('text', 'counter', 'window', 'link', 'closing').partial(),
}

/** Texts about changes: of the event's status and of the sale. Also the texts around the notice on top of pages. */
export const states = z.strictObject({
  notice: texts('label'),
  /** Texts for each event status. `ticket` has texts of the ticket if the event is called off. */
  changes: z.strictObject({
    cancelled: texts('label', 'banner', 'programme').extend({ text: linked }),
    postponed: texts('label', 'banner', 'programme').extend({ text: linked }),
    rescheduled: texts('label', 'banner'),
    moved: texts('label', 'banner'),
    ticket: texts('label', 'counter').extend({ window: linked }),
  }),
  sale: z.strictObject(stages),
  /** Texts for a free event. They replace the texts of `sale`. */
  free: z.strictObject({
    /** Texts for an event for which nobody has to sign up. */
    'walk-in': withButton,
    open: withButton,
    ...stages,
    ticket: texts('label', 'counter', 'window'),
    perks: text(),
  }),
})

/** Texts of calendars, the offline page, link previews and the `<head>` of speakers' pages, and text alternatives of photos. */
export const files = z.strictObject({
  calendar: plainTextFields('then', 'item', 'zone', 'more', 'access', 'alarm').extend({
    pages: plainTextFields('programme', 'tickets', 'faq'),
  }),
  offline: plainTextFields('kept', 'late').extend({
    pages: plainTextFields('home', 'programme', 'tickets', 'faq'),
  }),
  speakerPage: plainTextFields('title', 'description', 'untitled'),
  /** Text alternatives of photos, and of a speaker's preview with a photo. */
  photos: plainTextFields('speaker', 'edition', 'preview'),
  previews: plainTextFields('home', 'page', 'speaker', 'when'),
})

/**
 * The placeholders that a text may name in addition to the event's facts. The keys are the paths of texts. The code that uses
 * a text fills them in.
 */
export const localPlaceholders: Readonly<Record<string, readonly string[]>> = {
  'copy.layout.organizer': ['organizador'],
  'copy.layout.paper': ['fecha', 'direcciones'],
  'copy.access.until': ['pedirHasta'],
  'copy.access.late': ['pedirHasta'],
  'copy.whatIsOn.until': ['hora'],
  'copy.whatIsOn.place': ['lugar'],
  'copy.whatIsOn.after': ['hora', 'titulo'],
  'copy.whatIsOn.afterElsewhere': ['hora', 'lugar', 'titulo'],
  'copy.whatIsOn.several': ['cuantas'],
  'copy.home.map.walk': ['paseoKilometros', 'paseoMinutos'],
  'copy.programme.walk': ['paseoKilometros', 'paseoMinutos'],
  'copy.programme.leave': ['llegada', 'salida'],
  'copy.home.map.text': ['metros'],
  'copy.delivery.dataProtection': ['responsable', 'finalidad'],
  'copy.tickets.hours': ['inicio', 'fin'],
  'copy.contact.ways.reply': ['horasRespuesta'],
  'copy.prices.until': ['fecha'],
  'copy.ticketFrame.text': ['servidor'],
  'copy.visitorPoster.before.saying': ['persona'],
  'copy.visitorPoster.after.saying': ['persona'],
  'copy.visitorPoster.shown': ['letra', 'frase'],
  'copy.visitorPoster.shared': ['frase'],
  'states.changes.rescheduled.banner': ['antes'],
  'states.changes.moved.banner': ['antes', 'lugar'],
  'states.sale.soon.text': ['venta'],
  'states.sale.soon.window': ['venta'],
  'states.sale.soon.closing': ['venta'],
  'states.free.soon.text': ['venta'],
  'states.free.soon.window': ['venta'],
  'states.free.soon.closing': ['venta'],
  'files.offline.late': ['fecha'],
  'files.calendar.item': ['titulo'],
  // `Paginas` has a capital, for the beginning of a sentence.
  'files.calendar.more': ['Paginas', 'paginas', 'direccion'],
  'files.calendar.access': ['direccion', 'pedir'],
  'files.calendar.alarm': ['comienzo', 'lugar'],
  'files.speakerPage.title': ['persona'],
  'files.speakerPage.description': ['cargo', 'charlas'],
  'files.speakerPage.untitled': ['cargo'],
  'files.photos.speaker': ['persona'],
  'files.photos.edition': ['titulo', 'curso'],
  'files.photos.preview': ['cuando', 'persona', 'tema'],
  'files.previews.home': ['cuando', 'figura'],
  'files.previews.page': ['cuando', 'titulo', 'figura'],
  'files.previews.speaker': ['cuando', 'persona', 'tema'],
}
