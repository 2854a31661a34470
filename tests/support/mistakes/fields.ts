import type { Group } from './table.ts'

const wrongType = 'Valor de otra clase'
const identifier = 'Identificador'

/** Fields that are missing, unknown, or hold another kind of thing. */
export const fieldMistakes: readonly Group[] = [
  {
    kind: 'Campo que falta',
    file: 'speakers.yaml',
    rows: [
      [
        '    role: Fundadora y directora general de Riego Vivo\n',
        '',
        'speakers.lucia-romero.role',
        'falta este campo: se espera un texto de 1 a 100 letras',
        '  lucia-romero:',
      ],
    ],
  },
  {
    kind: 'Campo que falta',
    file: 'event.yaml',
    rows: [
      ['timeZone: Europe/Madrid\n', '', 'timeZone', 'falta este campo', 'name: Enc'],
      ['  palette: vidrio\n', '', 'tile.palette', 'falta este campo', 'tile:'],
    ],
  },
  {
    kind: 'Campo que nadie conoce',
    file: 'event.yaml',
    rows: [
      ['city: Sevilla', 'ctiy: Sevilla', 'ctiy', '¿Querías decir «city»?'],
      ['city: Sevilla', 'city: Sevilla\nhashtag: sevilla', 'hashtag', 'Hay: name,', 'hashtag'],
      ['  motif: estrella', '  motiv: estrella', 'tile.motiv', '¿Querías decir «motif»?'],
    ],
  },
  {
    kind: 'Campo que nadie conoce',
    file: 'programme.yaml',
    rows: [
      ['tone: day', 'tone: day\n    romo: Sala 1', 'parts[0].romo', 'no hay ningún campo', 'romo'],
      ['talk: Vender', 'tlak: Vender', 'parts[0].items[1].talks[0].tlak', 'decir «talk»'],
    ],
  },
  {
    kind: wrongType,
    file: 'venues.yaml',
    rows: [
      ['37.3886', "'37.3886'", 'venues.mall.latitude', 'Quítale las comillas'],
      ['37.3886', '37,3886', 'venues.mall.latitude', 'como 37.3886'],
      ['37.3886', '37.3886 N', 'venues.mall.latitude', 'como 37.3886'],
      ['37.3886', '.nan', 'venues.mall.latitude', 'como 37.3886'],
      ["postalCode: '41018'", 'postalCode: 41018', 'venues.mall.postalCode', 'entre comillas'],
      ["postalCode: '41018'", "postalCode: '4101'", 'venues.mall.postalCode', 'cinco cifras'],
      ["postalCode: '41018'", "postalCode: '99018'", 'venues.mall.postalCode', 'cinco cifras'],
      [
        'name: Centro Comercial Puerta del Azahar',
        'name: 2025',
        'venues.mall.name',
        'sin comillas',
      ],
      ['what: Charlas por la mañana', 'what: [Charlas]', 'venues.mall.what', 'una lista de 1'],
      ['what: Charlas por la mañana', 'what: true', 'venues.mall.what', '«true» sin comillas'],
      ['what: Charlas por la mañana', 'what: ~', 'venues.mall.what', 'pone nada'],
      [
        'from: 10:00\n      to: 14:00',
        '- 10:00\n      - 14:00',
        'venues.mall.homeHours',
        'varios campos',
        'homeHours',
      ],
    ],
  },
  {
    kind: wrongType,
    file: 'editions.yaml',
    rows: [
      ['year: 2022', "year: '2022'", 'editions[0].year', 'Quítale las comillas'],
      ['year: 2022', 'year: 2022.5', 'editions[0].year', 'un número entero'],
      ['year: 2022', 'year: 22', 'editions[0].year', 'de 1990 a 2100'],
      ['', 'editions: La primera\n', 'editions', 'una lista de 0 a 60'],
      ['', 'editions:\n', 'editions', 'pone nada'],
    ],
  },
  {
    kind: wrongType,
    file: 'forms.yaml',
    rows: [
      ['required: true', "required: 'true'", 'sponsorship[0].required', 'Quítale las comillas'],
      ['required: true', 'required: sí', 'sponsorship[0].required', 'true o false'],
      ['type: text', 'type: texto', 'sponsorship[0].type', '¿Querías decir «text»?'],
      [
        'autoComplete: organization',
        'autoComplete: empresa',
        'sponsorship[0].autoComplete',
        'uno de estos',
      ],
    ],
  },
  {
    kind: 'Número fuera de lo posible',
    file: 'event.yaml',
    rows: [
      ['replyHours: 48', 'replyHours: -5', 'replyHours', 'un número entero de 1 a 240'],
      ['replyHours: 48', 'replyHours: 0', 'replyHours', 'un número entero de 1 a 240'],
      ['replyHours: 48', 'replyHours: 1.5', 'replyHours', 'un número entero de 1 a 240'],
    ],
  },
  {
    kind: identifier,
    file: 'speakers.yaml',
    rows: [
      ['lucia-romero:', 'lucía romero:', 'speakers.lucía romero', 'minúsculas, cifras y guiones'],
      ['lucia-romero:', 'Lucia-Romero:', 'speakers.Lucia-Romero', 'minúsculas, cifras y guiones'],
      ['lucia-romero:', '-lucia:', 'speakers.-lucia', 'minúsculas, cifras y guiones'],
      ['lucia-romero:', '12:', 'speakers.12', 'minúsculas, cifras y guiones'],
      ['javier-ortega:', 'lucia-romero:', '', 'ya está más arriba'],
      [
        'name: Javier Ortega',
        'name: Lucía Romero',
        'speakers.javier-ortega.name',
        'ya está más arriba',
      ],
    ],
  },
  {
    kind: identifier,
    file: 'faq.yaml',
    rows: [
      ['id: zona-vip', 'id: zona vip', 'questions[2].id', 'minúsculas, cifras y guiones'],
      ['id: zona-vip', 'id: Zona-VIP', 'questions[2].id', 'minúsculas, cifras y guiones'],
      ['id: zona-vip', 'id: ¿vip?', 'questions[2].id', 'minúsculas, cifras y guiones'],
      ['id: zona-vip', 'id: ""', 'questions[2].id', 'minúsculas, cifras y guiones'],
      ['id: zona-vip', 'id: electrolunch', 'questions[2].id', 'ya está más arriba'],
      [
        'question: ¿A qué hora son las charlas?',
        'question: ¿El Electrolunch está incluido en la entrada?',
        'questions[1].question',
        'ya está más arriba',
      ],
    ],
  },
  {
    kind: identifier,
    file: 'venues.yaml',
    rows: [['  mall:', '  faq:', 'venues.faq', 'ya es otra cosa en los enlaces']],
  },
  ...(
    [
      ['editions.yaml', 'id: primer-pitch', 'id: primera-mesa', 'editions[1].id'],
      ['benefits.yaml', 'id: musica', 'id: charlas', 'benefits[1].id'],
      ['sponsorship.yaml', 'id: talento', 'id: visibilidad', 'benefits[1].id'],
      ['perks.yaml', 'title: Zona VIP', 'title: Electrolunch', 'perks[2].title'],
      ['event.yaml', 'name: LinkedIn', 'name: Instagram', 'social[1].name'],
      ['forms.yaml', 'name: contacto', 'name: empresa', 'sponsorship[1].name'],
    ] as const
  ).map(([file, from, to, field]) => ({
    kind: identifier,
    file,
    rows: [[from, to, field, 'ya está más arriba']] as const,
  })),
]
