import type { Group } from './table.ts'

const protection = (page = '/privacidad') =>
  `dataProtection: { controller: Nosotros, purpose: responderte, page: ${page} }`

const withDelivery = (address: string, rest = protection()) =>
  `delivery: ${address}\n${rest}\nsponsorship:\n`

/** What others do for the event: they take its forms, and sell its tickets in a frame. */
export const serviceMistakes: readonly Group[] = [
  {
    kind: 'Formularios que se envían',
    file: 'forms.yaml',
    rows: [
      [
        'sponsorship:\n',
        withDelivery('https://formspree.io/f/abc', ''),
        'delivery',
        'falta «dataProtection»',
      ],
      ['sponsorship:\n', withDelivery('http://a.example/f'), 'delivery', '«https://»'],
      ['sponsorship:\n', withDelivery('hola@a.example'), 'delivery', '«https://»'],
      ['sponsorship:\n', withDelivery('ninguno'), 'delivery', '«https://»'],
      [
        'sponsorship:\n',
        withDelivery('https://a.example/f', protection('/privacida')),
        'dataProtection.page',
        '¿Querías decir «/privacidad»?',
        'dataProtection',
      ],
      [
        'sponsorship:\n',
        withDelivery('none', 'dataProtection: { controller: Nosotros, page: /privacidad }'),
        'dataProtection.purpose',
        'falta este campo',
        'dataProtection',
      ],
      [
        'sponsorship:\n',
        withDelivery('none', 'dataProtection: { purpose: responderte, page: /privacidad }'),
        'dataProtection.controller',
        'falta este campo',
        'dataProtection',
      ],
    ],
  },
  {
    kind: 'Dirección',
    file: 'event.yaml',
    rows: [
      [
        'replyHours',
        'tickets: { frame: http://a.example }\nreplyHours',
        'tickets.frame',
        '«https://»',
      ],
      ['replyHours', 'tickets: { campaign: ?aff= }\nreplyHours', 'tickets.campaign', 'como «aff»'],
      ['replyHours', 'tickets: { marco: 1 }\nreplyHours', 'tickets.marco', 'ningún campo «marco»'],
    ],
  },
]
