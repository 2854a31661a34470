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
    /** In its place when nothing is sold any more. */
    bought: 'Ver entradas',
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
    /** One entry per item of the programme, as a copy and as a calendar that follows changes. */
    programme: 'El programa, acto por acto (.ics)',
    subscribe: 'Suscríbete al programa',
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
  whatIsOn: {
    begun: 'Ya ha empezado',
    now: 'Ahora',
    until: 'hasta las {hora}',
    place: 'En {lugar}',
    after: 'Después, a las {hora}: {titulo}.',
    link: 'Ver en el programa',
  },
  countdown: {
    label: 'Cuenta atrás',
    after: 'El evento se celebró el {dia}',
    afterText: 'Gracias por venir. Así fueron las ediciones anteriores.',
    afterLink: 'Ver la galería',
    beforeText: 'Empezamos a las {inicio}, hora de {ciudad}.',
    pause: 'Pausar la cuenta atrás',
    resume: 'Reanudar la cuenta atrás',
    units: { days: 'días', hours: 'horas', minutes: 'minutos', seconds: 'segundos' },
    unitsSingular: { days: 'día', hours: 'hora', minutes: 'minuto', seconds: 'segundo' },
  },
  home: {
    programmeLink: 'Ver el programa',
    benefits: { heading: 'Por qué venir' },
    venues: {
      heading: 'Dos sedes, un día',
      intro:
        'Empiezas en una butaca y terminas sin zapatos en el césped. Entre una cosa y otra hay un paseo.',
      approximate: 'aprox.',
    },
    map: {
      walk: '{paseoKilometros}\u00a0km · {paseoMinutos}\u00a0min a\u00a0pie',
      heading: 'De sede a sede',
      text: 'Plano a escala, con el norte arriba: cada azulejo mide {metros}\u00a0m. El mapa de calles lo sirve OpenStreetMap; mientras no lo cargues, no sabrá que has pasado por aquí.',
      title: 'Mapa de las dos sedes',
      load: 'Ver {lugar} en el mapa',
      missing: '¿No aparece? OpenStreetMap no responde. En cada sede tienes «Cómo llegar».',
    },
    speakers: {
      heading: 'Quién sube al escenario',
      intro: 'Han hecho lo que cuentan, y lo cuentan sin adornos.',
      link: 'Conoce a los {ponentes} ponentes',
    },
    editions: {
      heading: 'De dónde venimos',
      intro: 'Un mosaico que lleva {ediciones} ediciones creciendo.',
    },
    closing: {
      heading: 'No te quedes fuera',
      text: 'El aforo es limitado: cuando se agoten las entradas, no habrá más. Compra la tuya y guárdate el {diaMes}.',
      after:
        'Esta edición ya ha terminado. Para saber cuándo es la próxima, escríbenos a {correo}.',
    },
  },
  programme: {
    now: 'Ahora',
    next: 'A continuación',
    walk: 'Paseo · {paseoKilometros}\u00a0km, {paseoMinutos}\u00a0min a\u00a0pie',
    perks: { heading: 'Todo esto va con tu entrada' },
    actions: 'Llévate el programa',
    note: 'Los horarios pueden cambiar por motivos de producción.',
    download: 'Descargar el programa en PDF',
    downloadSize: '({kilobytes}\u00a0kB)',
  },
  speakers: {
    item: 'Ver en el programa',
    more: 'Y por la tarde, al parque',
    moreText:
      'Después de las charlas quedan el Electrolunch, la música y la conversación hasta las {fin}.',
  },
  tickets: {
    warning: 'Aforo limitado',
    warningText: 'No habrá más entradas que estas.',
    widget: { heading: 'Taquilla', text: 'Próximamente, aquí.' },
    buy: 'Comprar en {plataforma}',
    /** In the places of those above, and no longer than they are. */
    over: {
      warning: 'Evento celebrado',
      warningText: 'Fue el {dia}.',
      widgetText: 'Venta terminada.',
      link: 'Ver el evento en {plataforma}',
    },
    hours: 'De {inicio} a {fin}, en {ciudad}',
    perks: { heading: 'Qué incluye' },
    places: {
      morning: {
        when: 'De {inicioCharlas} a {finCharlas}',
        venue: '{centroComercial}',
        street: '{direccionCentroComercial}, {ciudad}',
      },
      afternoon: {
        when: 'Después, hasta las {fin}',
        venue: '{parque}',
        street: '{direccionParque}, {ciudad}',
      },
    },
    wristband: 'Pulsera',
    wristbandText: 'Te la ponemos al llegar. Sin ella no hay descuentos en barra.',
    faq: { text: '¿Te queda alguna duda?', link: 'Lee las preguntas frecuentes' },
  },
  sponsorship: {
    benefits: { heading: 'Qué ganas' },
    form: {
      heading: 'Pide el dosier',
      intro: 'Déjanos tus datos y te contamos qué opciones encajan contigo.',
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
      reply: 'Respondemos en {horasRespuesta} horas laborables como máximo.',
    },
  },
  form: {
    optional: 'opcional',
    allRequired: 'Todos los campos son obligatorios.',
    withoutScript: 'Este formulario necesita JavaScript. Sin él, escríbenos a',
  },
} as const
