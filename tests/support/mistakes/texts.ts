import type { Group } from './table.ts'

const empty = 'Texto vacío'
const length = 'Texto corto o largo'
const fact = 'Dato entre llaves'
const markup = 'HTML, asteriscos y signos raros'
const forms = 'Texto en dos formas'
const marks = 'Marcas «samples» y «promises»'

const letters = (count: number) => 'palabra '.repeat(count / 8 + 1).slice(0, count - 1) + '.'

const intro = 'intro: Han hecho lo que cuentan, y lo cuentan sin adornos.'

/** What words may not be. */
export const textMistakes: readonly Group[] = [
  {
    kind: empty,
    file: 'speakers.yaml',
    rows: [
      ['name: Lucía Romero', "name: ''", 'speakers.lucia-romero.name', 'con alguna letra o cifra'],
      ['name: Lucía Romero', 'name:', 'speakers.lucia-romero.name', 'pone nada'],
      ['name: Lucía Romero', "name: '&'", 'speakers.lucia-romero.name', '«&» (1 letra), pero'],
      ['name: Lucía Romero', "name: '   '", 'speakers.lucia-romero.name', 'alguna letra'],
      ['name: Lucía Romero', 'name: "\\u200b"', 'speakers.lucia-romero.name', 'alguna letra'],
      ['name: Lucía Romero', 'name: …', 'speakers.lucia-romero.name', 'alguna letra'],
      ['name: Lucía Romero', "name: ' Lucía Romero'", 'speakers.lucia-romero.name', 'extremos'],
      [
        'name: Lucía Romero',
        'name: |\n      Lucía Romero',
        'speakers.lucia-romero.name',
        'extremos',
      ],
    ],
  },
  ...(
    [
      ['pages.yaml', 'heading: Programa', "heading: ''", 'pages.programme.heading'],
      ['pages.yaml', 'label: Programa', "label: ''", 'navigation[1].label'],
      ['copy.yaml', 'buy: Comprar entradas', "buy: ''", 'layout.buy'],
      ['copy.yaml', 'submit: Enviar el mensaje', "submit: ' '", 'contact.form.submit'],
      ['faq.yaml', 'question: ¿Es un evento accesible?', "question: '¿?'", 'questions[7].question'],
      ['forms.yaml', 'label: Empresa', "label: ''", 'sponsorship[0].label'],
      ['programme.yaml', 'title: Bienvenida', "title: ''", 'parts[0].items[0].title'],
      ['venues.yaml', 'street: Avenida de los Alfareros, 12', "street: ''", 'venues.mall.street'],
    ] as const
  ).map(([file, from, to, field]) => ({
    kind: empty,
    file,
    rows: [[from, to, field, 'alguna letra']] as const,
  })),
  {
    kind: length,
    file: 'pages.yaml',
    rows: [
      [
        'shareTitle: Tu entrada para el {diaMes}',
        `shareTitle: ${letters(91)}`,
        'pages.tickets.shareTitle',
        '(91 letras), pero se espera un texto de 1 a 90 letras',
      ],
      [
        'title: Entradas · {evento}',
        'title: Entradas, precios y descuentos · {evento}',
        'pages.tickets.title',
        'Encuentro Startup Sevilla …» (63 letras)',
      ],
      [
        "'Electrolunch, horarios, zona VIP, descuentos, cómo llegar y accesibilidad: {preguntas}\n      respuestas cortas para que solo tengas que venir.'",
        "'{preguntas} respuestas cortas'",
        'pages.faq.description',
        '(22 letras), pero se espera un texto de 70 a 155',
        "description:\n      '{preg",
      ],
      [
        'intro: Respuestas cortas para',
        `intro: ${letters(150)} Respuestas cortas para`,
        'pages.faq.intro',
        'de 1 a 160 letras',
      ],
    ],
  },
  {
    kind: length,
    file: 'event.yaml',
    rows: [
      ['shortName: Startup Sevilla', 'shortName: Encuentro Startup', 'shortName', '(17 letras)'],
      ['name: Encuentro Startup Sevilla', `name: ${letters(61)}`, 'name', '(61 letras)'],
    ],
  },
  {
    kind: length,
    file: 'speakers.yaml',
    rows: [
      [
        'bio: Ha dicho',
        `bio: ${letters(5000)} Ha dicho`,
        'speakers.javier-ortega.bio',
        'de 1 a 700 letras',
      ],
    ],
  },
  {
    kind: length,
    file: 'editions.yaml',
    rows: [
      [
        'title: Auditorio lleno',
        `title: Auditorio lleno\n    photo: ${letters(151)}`,
        'editions[4].photo',
        '(151 letras), pero se espera un texto de 1 a 150 letras',
        'photo:',
      ],
      [
        'title: Auditorio lleno',
        "title: Auditorio lleno\n    photo: ''",
        'editions[4].photo',
        'con alguna letra o cifra',
        'photo:',
      ],
    ],
  },
  {
    kind: fact,
    file: 'copy.yaml',
    rows: [
      ['{fechaLarga}, en', '{fechaLaga}, en', 'layout.footerCall', '¿Querías decir «fechaLarga»?'],
      [
        '{fechaLarga}, en',
        '{ fechaLarga }, en',
        'layout.footerCall',
        '¿Querías decir «fechaLarga»?',
      ],
      ['{fechaLarga}, en', '{fechaLarga, en', 'layout.footerCall', 'una llave sin su pareja'],
      ['{fechaLarga}, en', 'fechaLarga}, en', 'layout.footerCall', 'una llave sin su pareja'],
      ['{fechaLarga}, en', '{{fechaLarga}}, en', 'layout.footerCall', 'una llave sin su pareja'],
      ['{fechaLarga}, en', '{}, en', 'layout.footerCall', 'no hay ningún dato «{}»'],
      ['{fechaLarga}, en', '{constructor}, en', 'layout.footerCall', 'no hay ningún dato'],
      [
        '{fechaLarga}, en',
        '{hora}, en',
        'layout.footerCall',
        'solo se conoce en copy.whatIsOn.until',
      ],
      ['el {dia}', 'el {dai}', 'countdown.after', '¿Querías decir «dia»?'],
    ],
  },
  {
    kind: fact,
    file: 'faq.yaml',
    rows: [
      [
        '{sedes.mall.abre}',
        '{sedes.teatro.abre}',
        'questions[1].answer',
        'no hay ningún dato «{sedes.teatro.abre}»',
        'answer: La bien',
      ],
      ['question: ¿Es un', 'question: ¿{es} un', 'questions[7].question', 'no hay ningún dato'],
    ],
  },
  {
    kind: fact,
    file: 'event.yaml',
    rows: [['city: Sevilla', "city: 'Sevilla {anio}'", 'city', 'un texto sin llaves']],
  },
  {
    kind: fact,
    file: 'venues.yaml',
    rows: [
      ['name: Parque de las Albercas', "name: 'Parque de {ciudad}'", 'venues.park.name', 'llaves'],
    ],
  },
  {
    kind: markup,
    file: 'copy.yaml',
    rows: [
      ...[
        ['<b>Han</b> hecho', 'HTML'],
        ['Han </script> hecho', 'HTML'],
        ['Han <!-- hecho', 'HTML'],
        ['Han&nbsp;hecho', 'HTML'],
        ['Han&#160;hecho', 'HTML'],
        ['Han **hecho**', 'asteriscos'],
        ['Han __hecho__', 'asteriscos'],
        ['Han [hecho](faq)', 'sin enlaces'],
      ].map(
        ([to = '', says = '']) => [intro, `intro: ${to}`, 'home.speakers.intro', says] as const,
      ),
      [intro, 'intro: "Han \\u202Ehecho"', 'home.speakers.intro', 'signos invisibles'],
      [intro, 'intro: "Han \\0hecho"', 'home.speakers.intro', 'signos invisibles'],
    ],
  },
  {
    kind: forms,
    file: 'copy.yaml',
    rows: [
      ['by: sedes', 'by: seds', 'home.venues.heading', '¿Querías decir «sedes»?'],
      ['by: sedes', 'by: constructor', 'home.venues.heading', 'no es nada que se cuente'],
      ["one: 'Una sede", "few: Pocas, one: 'Una sede", 'home.venues.heading', 'sobra «few»'],
      ["one: 'Una sede, un día'", "one: ''", 'home.venues.heading', 'alguna letra'],
      [
        "one: 'Una sede, un día'",
        "one: '{Seds} sede'",
        'home.venues.heading',
        'no hay ningún dato',
      ],
      ["other: '{Sedes} sedes, un día'", 'other: 2', 'home.venues.heading', '«2» sin comillas'],
    ],
  },
  {
    kind: marks,
    file: 'perks.yaml',
    rows: [
      ['promises:', 'samples: Electrolunch\npromises:', 'samples', 'una lista de textos'],
      ['promises:', 'samples:\n  - 2025\npromises:', 'samples', 'una lista de textos'],
      ['promises:', 'samples:\npromises:', 'samples', 'una lista de textos'],
      ['promises:', 'promise:', 'promise', '¿Querías decir «promises»?'],
    ],
  },
]
