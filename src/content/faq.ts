import type { PageId } from './pages.ts'
import type { VenueId } from './venues.ts'

/** Where a link of an answer may lead: to a page, to the way to a venue, to the mail or to the ticket platform. */
export type AnswerTarget = PageId | VenueId | 'mail' | 'shop'

export type Question = {
  /** Fragment of the question's own address: /faq#accesibilidad. */
  readonly id: string
  readonly question: string
  /** Two to four sentences; may hold the placeholders that lib/fill.ts explains, and links: "[texto](programme)". */
  readonly answer: string
}

export const questions = [
  {
    id: 'electrolunch',
    question: '¿El Electrolunch está incluido en la entrada?',
    answer:
      'Sí, la comida va incluida para todo el mundo: no hay que pagar nada aparte ni reservar mesa. Habrá opciones vegetarianas, veganas y sin gluten. Si tienes alguna alergia, escríbenos antes a [{correo}](mail) y lo dejamos hablado con cocina.',
  },
  {
    id: 'horario-charlas',
    question: '¿A qué hora son las charlas?',
    answer:
      'La bienvenida es a las {inicioCharlas} y las preguntas terminan a las {finCharlas}. Las puertas abren antes, sobre las {puertas}, así que puedes llegar con calma y tomarte un café. Tienes el detalle en [la página del programa](programme).',
  },
  {
    id: 'zona-vip',
    question: '¿Quién puede entrar en la zona VIP?',
    answer:
      'Tú. Solo hay un tipo de entrada, y da acceso a la zona VIP del parque durante toda la tarde. Es el sitio más tranquilo para hablar de negocios o, sencillamente, para sentarse un rato.',
  },
  {
    id: 'descuentos-barra',
    question: '¿Cómo consigo los descuentos en barra?',
    answer:
      'Con la pulsera que te damos al llegar: enséñala al pedir y te aplican el descuento. No la pierdas ni te la quites en todo el día, porque sin pulsera se paga el precio normal.',
  },
  {
    id: 'market',
    question: '¿Qué hay en la zona market?',
    answer:
      'Puestos de startups que enseñan lo que hacen, desde prototipos hasta productos que te puedes llevar a casa. Justo al lado están las cocinas de la zona gastro. La entrada al market va incluida; lo que compres allí, no.',
  },
  {
    id: 'como-llegar',
    question: '¿Cómo llego y cómo voy de una sede a otra?',
    answer:
      'Por la mañana te esperamos en el [{centroComercial}](mall) ({calleCentroComercial}); por la tarde, en el [{parque}](park) ({calleParque}). Te recomendamos venir en transporte público o en bici, porque aparcar un sábado es una lotería. De una sede a otra hay unos {paseoMinutos} minutos andando ({paseoKilometros}\u00a0km): al terminar las charlas, sigue a la gente de la pulsera.',
  },
  {
    id: 'entradas-en-puerta',
    question: '¿Puedo comprar la entrada en la puerta?',
    answer:
      'En principio, no: el aforo es limitado y la venta es en línea, en [{plataforma}](shop). Si el día del evento quedara alguna entrada, lo diríamos en [nuestras redes](contact). Para no arriesgarte, cómprala antes.',
  },
  {
    id: 'accesibilidad',
    question: '¿Es un evento accesible?',
    answer:
      'Las dos sedes tienen entrada sin escalones, aseos adaptados y sitio reservado cerca del escenario. Tu acompañante de apoyo no necesita entrada. Si necesitas intérprete de lengua de signos, otra manera de ir de una sede a otra o cualquier cosa más para estar a gusto, escríbenos a [{correo}](mail) y lo preparamos contigo.',
  },
] as const satisfies readonly Question[]
