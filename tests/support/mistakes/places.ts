import type { Group } from './table.ts'

const address = 'Dirección'
const path = 'Ruta de una página'

const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join('\n')

const venue = (index: number) => `  sede-${index}:
    name: Sede ${index}
    inSentence: la sede ${index}
    directions: Cómo llegar a la sede ${index}
    street: Calle ${index}
    postalCode: '41018'
    latitude: 37.38
    longitude: -5.97
    what: Charlas
    description: Una sede.
    homeHours: { from: 10:00, to: 14:00 }`

/** Addresses, paths, places, and how many there are of what. */
export const placeMistakes: readonly Group[] = [
  {
    kind: address,
    file: 'event.yaml',
    rows: [
      ['https://www.eventbrite.es/', 'http://www.eventbrite.es/', 'ticketUrl', '«https://»'],
      ['ticketUrl: https://www.eventbrite.es/', "ticketUrl: ''", 'ticketUrl', '«https://»'],
      ['ticketUrl: https://www.eventbrite.es/', 'ticketUrl:', 'ticketUrl', 'pone nada'],
      ['https://www.eventbrite.es/', 'javascript:alert(1)', 'ticketUrl', '«https://»'],
      ['https://www.eventbrite.es/', 'www.eventbrite.es', 'ticketUrl', '«https://»'],
      ['https://www.eventbrite.es/', 'https://eventbrite', 'ticketUrl', '«https://»'],
      ['https://www.eventbrite.es/', 'https://ana:clave@eventbrite.es/', 'ticketUrl', '«https://»'],
      [
        'https://www.eventbrite.es/',
        'https://www.eventbrite.es/mi evento',
        'ticketUrl',
        '«https://»',
      ],
      ['https://www.eventbrite.es/', 'https://www.eventbrite.es/">', 'ticketUrl', '«https://»'],
      ['url: https://x.com/', 'url: "@encuentro"', 'social[2].url', '«https://»'],
      ['url: https://x.com/', 'url: http://x.com/', 'social[2].url', '«https://»'],
      ['hola@encuentrostartup.example', "''", 'email', 'un correo', 'email:'],
      ['hola@encuentrostartup.example', 'hola', 'email', 'un correo'],
      ['hola@encuentrostartup.example', 'hola@', 'email', 'un correo'],
      ['hola@encuentrostartup.example', 'hola@evento', 'email', 'un correo'],
      ['hola@encuentrostartup.example', 'hola @evento.es', 'email', 'un correo'],
      ['hola@encuentrostartup.example', 'mailto:hola@evento.es', 'email', 'un correo'],
      ['hola@encuentrostartup.example', 'a@evento.es, b@evento.es', 'email', 'un correo'],
      ['replyHours', 'fediverse: evento@mastodon.social\nreplyHours', 'fediverse', 'una cuenta'],
      ['replyHours', 'fediverse: "@evento"\nreplyHours', 'fediverse', 'una cuenta'],
    ],
  },
  {
    kind: path,
    file: 'pages.yaml',
    rows: [
      ['path: /programa', 'path: programa', 'pages.programme.path', 'empiece por «/»'],
      ['path: /programa', 'path: /programa/', 'pages.programme.path', 'empiece por «/»'],
      ['path: /programa', 'path: /Programa', 'pages.programme.path', 'empiece por «/»'],
      ['path: /programa', 'path: /el programa', 'pages.programme.path', 'empiece por «/»'],
      ['path: /programa', 'path: https://x.es/', 'pages.programme.path', 'empiece por «/»'],
      ['path: /programa', 'path: /404', 'pages.programme.path', 'es del propio sitio'],
      ['path: /ponentes', 'path: /programa', 'pages.speakers.path', 'ya está más arriba'],
      ['title: Ponentes ·', 'title: Programa ·', 'pages.speakers.title', 'ya está más arriba'],
      ['path: /\n', 'path: /inicio\n', 'pages.home.path', 'la portada está en «/»'],
      ['path: /terminos', 'path: /privacidad', 'legalLinks[1].path', 'ya está más arriba'],
      ['path: /terminos', 'path: /faq', 'legalLinks[1].path', 'ya es de otra página'],
      ['page: faq', 'page: preguntas', 'navigation[3].page', 'uno de estos'],
      ['page: faq', 'page: fap', 'navigation[3].page', '¿Querías decir «faq»?'],
      ['page: faq', 'page: home', 'navigation[3].page', 'ya está más arriba'],
    ],
  },
  {
    kind: 'Enlace de una respuesta',
    file: 'faq.yaml',
    rows: [
      [
        'programa](programme)',
        'programa](programa)',
        'questions[1].answer',
        '¿Querías decir «programme»?',
        'answer: La bien',
      ],
      [
        'programa](programme)',
        'programa](nada)',
        'questions[1].answer',
        'Hay: home,',
        'answer: La bien',
      ],
      [
        'programa](programme)',
        'programa](https://x.es/)',
        'questions[1].answer',
        'está a medias',
        'answer: La bien',
      ],
      [
        'programa](programme)',
        'programa](programme',
        'questions[1].answer',
        'está a medias',
        'answer: La bien',
      ],
      [
        'programa](programme)',
        'programa]()',
        'questions[1].answer',
        'está a medias',
        'answer: La bien',
      ],
    ],
  },
  {
    kind: 'Lugar en el mapa',
    file: 'venues.yaml',
    rows: [
      [
        'latitude: 37.3886\n    longitude: -5.9711',
        'latitude: -5.9711\n    longitude: -5.9711',
        'venues.mall.latitude',
        'la latitud de un lugar de España',
      ],
      ['longitude: -5.9711', 'longitude: 37.3886', 'venues.mall.longitude', 'de -19 a 5'],
      ['longitude: -5.9711', 'longitude: 5.9711', 'venues.mall.longitude', 'de -19 a 5'],
      ['latitude: 37.3886', 'latitude: 48.8566', 'venues.mall.latitude', 'de 27 a 44'],
      [
        'longitude: -5.9869',
        'longitude: -3.9869',
        'venues.park.latitude',
        'está a 175 km',
        'latitude: 37.3739',
      ],
      ['latitude: 37.3886', 'latitude: 37388600', 'venues.mall.latitude', 'de 27 a 44'],
    ],
  },
  {
    kind: 'Demasiados, o ninguno',
    file: 'venues.yaml',
    rows: [
      ['', `venues:\n${many(6, venue)}\n`, 'venues', 'pone 6 campos, pero se espera de 1 a 5'],
      ['', 'venues: {}\n', 'venues', 'de 1 a 5 elementos'],
      ['', 'venues:\n', 'venues', 'pone nada'],
    ],
  },
  ...(
    [
      ['programme.yaml', 'parts: []\n', 'parts', 'una lista de 0'],
      [
        'speakers.yaml',
        `speakers:\n${many(61, (i) => `  p-${i}: { name: 'Ana ${i}', role: Dice, bio: Dice cosas. }`)}\n`,
        'speakers',
        '61 campos',
      ],
      ['faq.yaml', 'questions: []\n', 'questions', 'una lista de 0'],
      [
        'faq.yaml',
        `questions:\n${many(61, (i) => `  - { id: p-${i}, question: '¿${i}?', answer: Sí. }`)}\n`,
        'questions',
        'una lista de 61',
      ],
      [
        'editions.yaml',
        `editions:\n${many(61, (i) => `  - { id: e-${i}, title: 'La ${i}', description: Una., year: 2020 }`)}\n`,
        'editions',
        'una lista de 61',
      ],
      ['perks.yaml', 'perks: []\n', 'perks', 'una lista de 0'],
    ] as const
  ).map(([file, content, field, says]) => ({
    kind: 'Demasiados, o ninguno',
    file,
    rows: [['', content, field, says]] as const,
  })),
  {
    kind: 'Demasiados, o ninguno',
    file: 'programme.yaml',
    rows: [
      [
        `items:
      - start: 14:30
        end: 21:00
        title: Electrolunch + VIP
        description:
          Comemos en el césped según vamos llegando, suenan los DJ y todo el mundo entra en la
          zona VIP.
`,
        'items: []\n',
        'parts[1].items',
        'una lista de 0',
      ],
    ],
  },
]
