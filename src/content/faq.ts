export type Question = {
  /** Fragment of the question's own address: /faq#accesibilidad. */
  readonly id: string
  readonly question: string
  /** Two to four sentences; may hold the placeholders that lib/fill.ts explains. */
  readonly answer: string
}

export const questions = [
  {
    id: 'electrolunch',
    question: '¿El Electrolunch está incluido en la entrada?',
    answer:
      'Sí, la comida va incluida para todo el mundo: no hay que pagar nada aparte ni reservar mesa. Habrá opciones vegetarianas, veganas y sin gluten. Si tienes una alergia, escríbenos a {correo} y lo dejamos hablado con cocina.',
  },
  {
    id: 'horario-charlas',
    question: '¿A qué hora son las charlas?',
    answer:
      'La bienvenida es a las {inicioCharlas} y cerramos con preguntas a las {finCharlas}. Las puertas del centro comercial abren antes, sobre las {puertas}, así que puedes llegar con calma y tomarte un café. Tienes el detalle en la página del programa.',
  },
  {
    id: 'zona-vip',
    question: '¿Quién puede entrar en la zona VIP?',
    answer:
      'Tú. Solo hay un tipo de entrada y todas dan acceso a la zona VIP del parque durante toda la tarde. Es el sitio más tranquilo para hablar de negocios o, sencillamente, para sentarse un rato.',
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
      'Por la mañana te esperamos en {centroComercial}, en {direccionCentroComercial}; por la tarde, en {parque}, en {direccionParque}. Te recomendamos venir en transporte público o en bici, porque aparcar un sábado es una lotería. Al terminar las charlas vamos juntos al parque: sigue a la gente de la pulsera.',
  },
  {
    id: 'entradas-en-puerta',
    question: '¿Puedo comprar la entrada en la puerta?',
    answer:
      'No contamos con ello: el aforo es limitado y la venta es en línea, en {plataforma}. Si el día del evento quedara alguna entrada libre, lo diríamos en nuestras redes. Para no arriesgarte, cómprala antes.',
  },
  {
    id: 'accesibilidad',
    question: '¿Es un evento accesible?',
    answer:
      'Las dos sedes tienen entrada sin escalones, aseos adaptados y sitio reservado cerca del escenario. Tu acompañante de apoyo no necesita entrada. Si quieres intérprete de lengua de signos o cualquier otra cosa para estar a gusto, escríbenos a {correo} y lo preparamos contigo.',
  },
] as const satisfies readonly Question[]
