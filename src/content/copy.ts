/**
 * Everything the pages say that is neither a fact nor a list of its own.
 * Texts may hold the placeholders that lib/fill.ts explains.
 */
export const copy = {
  layout: {
    skip: 'Saltar al contenido',
    mainNavigation: 'Principal',
    openMenu: 'Menú',
    closeMenu: 'Cerrar',
    buy: 'Comprar entradas',
    legalNavigation: 'Legal',
    newTab: '(se abre en una pestaña nueva)',
    footerCall: '{fechaLarga}, en {ciudad}.',
    help: '¿Alguna duda? Escríbenos a',
    /** First and last lines of every page on paper. `sitio`, `entradas`: where site and ticket shop are. */
    paper: {
      head: '{evento} · {fechaLarga}, {inicio}–{fin} · {ciudad}',
      foot: '{centroComercial}, {direccionCentroComercial}, {inicioCharlas}–{finCharlas}\n{parque}, {direccionParque}, {finCharlas}–{fin}\n{sitio} · Entradas: {entradas}',
    },
  },
  share: {
    label: 'Compartir',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    mail: 'Correo electrónico',
  },
  calendar: {
    label: 'Añadir al calendario',
    file: 'Apple y otros (.ics)',
    google: 'Google Calendar',
    outlook: 'Outlook',
  },
  crash: {
    heading: 'Esto no tenía que pasar',
    text: 'Algo ha fallado al mostrar la página. Recárgala o vuelve al inicio; si sigue igual, escríbenos.',
    reload: 'Recargar la página',
    home: 'Volver al inicio',
    loading: 'Cargando la página…',
  },
  /** In place of a page that is not kept, if there is no network. */
  offline: {
    heading: 'Sin conexión',
    text: 'Esta página necesita red y ahora no la hay. Inténtalo otra vez cuando vuelva.',
    retry: 'Volver a intentarlo',
  },
  countdown: {
    label: 'Cuenta atrás',
    before: 'Faltan',
    during: 'Ya ha empezado',
    after: 'El evento se celebró el {dia}',
    duringText: 'Ahora mismo: {ahora}, en {lugar}.',
    duringLink: 'Ver qué viene después',
    afterText: 'Gracias por venir. Aquí queda un trozo de cada edición.',
    afterLink: 'Ver la galería',
    beforeText: 'Empezamos a las {inicio}, hora de {ciudad}.',
    pause: 'Pausar la cuenta atrás',
    resume: 'Reanudar la cuenta atrás',
    units: { days: 'días', hours: 'horas', minutes: 'minutos', seconds: 'segundos' },
    unitsSingular: { days: 'día', hours: 'hora', minutes: 'minuto', seconds: 'segundo' },
  },
  home: {
    kicker: '{fechaLarga}',
    programmeLink: 'Ver el programa',
    benefits: { heading: 'Por qué venir' },
    venues: {
      heading: 'Dos sedes, un día',
      intro:
        'Empiezas sentado en un auditorio y terminas descalzo en el césped. Entre una y otra hay un paseo.',
      approximate: 'aprox.',
    },
    map: {
      title: 'Mapa de las dos sedes',
      heading: 'El mapa, cuando tú quieras',
      text: 'Lo sirve OpenStreetMap. Hasta que lo cargues no sabrá nada de ti: ni tu dirección IP ni que has estado aquí.',
      load: 'Ver {lugar} en el mapa',
      missing:
        'Si al pulsar no aparece, OpenStreetMap no responde. La dirección y «Cómo llegar» están en cada sede.',
      frame: 'Mapa de OpenStreetMap',
    },
    speakers: {
      heading: 'Quién sube al escenario',
      intro: 'Cinco personas que han hecho lo que cuentan.',
      link: 'Conoce a los cinco ponentes',
    },
    editions: {
      heading: 'De dónde venimos',
      intro: 'Tres años, seis momentos y un mosaico que no deja de crecer.',
    },
    closing: {
      heading: 'No te quedes fuera',
      text: 'El aforo es limitado: cuando se acaben las entradas, se acabaron. Reserva la tuya y guárdate el {diaMes}.',
    },
  },
  programme: {
    now: 'Ahora',
    next: 'A continuación',
    perks: { heading: 'Todo esto va con tu entrada' },
    actions: 'Llévate el programa',
    note: 'Los horarios pueden cambiar por motivos de producción.',
    download: 'Descargar el programa en PDF',
    downloadSize: '({kilobytes} kB)',
  },
  tickets: {
    warning: 'Aforo limitado',
    warningText: 'Cuando se agoten, no habrá más.',
    widget: {
      heading: 'Compra aquí mismo',
      text: 'En este hueco aparecerá la venta de entradas. Mientras tanto, cómpralas en {plataforma}.',
    },
    buy: 'Comprar en {plataforma}',
    perks: { heading: 'Qué incluye' },
    wristband: 'Pulsera',
    wristbandText: 'Te la ponemos al llegar. Sin ella no hay descuentos en barra.',
    faq: { text: '¿Te queda alguna duda?', link: 'Lee las preguntas frecuentes' },
  },
  sponsorship: {
    benefits: { heading: 'Qué ganas' },
    form: {
      heading: 'Pide el dosier',
      intro: 'Déjanos tus datos y te lo enviamos con las opciones que mejor te encajen.',
      submit: 'Solicitar el dosier',
      success: 'Solicitud enviada. Te contactaremos pronto.',
    },
  },
  faq: {
    more: '¿Tu pregunta no está aquí? Escríbenos a',
    permalink: 'Enlace a esta respuesta',
  },
  contact: {
    form: {
      heading: 'Escríbenos',
      submit: 'Enviar el mensaje',
      success: 'Mensaje enviado. Te responderemos pronto.',
    },
    ways: {
      heading: 'Otras formas de contactar',
      email: 'Correo electrónico',
      social: 'Redes sociales',
      reply: 'Respondemos en {horasRespuesta} horas hábiles como máximo.',
    },
  },
  form: {
    required: 'obligatorio',
    optional: 'opcional',
    allRequired: 'Todos los campos son obligatorios.',
    someRequired: 'Los campos obligatorios llevan la palabra «obligatorio».',
    withoutScript: 'Este formulario necesita JavaScript. Sin él, escríbenos a',
  },
} as const
