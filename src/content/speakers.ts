export type Speaker = {
  readonly name: string
  readonly role: string
  /** Between 40 and 70 words. */
  readonly bio: string
}

/** The key is also the fragment of the speaker's address: /ponentes#lucia-romero. */
export const speakers = {
  'lucia-romero': {
    name: 'Lucía Romero',
    role: 'Fundadora y directora general de Riego Vivo',
    bio: 'Creció entre naranjos en Brenes y dejó la ingeniería de automoción para que el campo gastara menos agua. Su empresa mide la humedad de dos mil fincas andaluzas y avisa al agricultor antes de que abra el grifo. Viene a contar cómo se vende tecnología a quien lleva cuarenta años regando a ojo.',
  },
  'javier-ortega': {
    name: 'Javier Ortega',
    role: 'Socio inversor en Giralda Semilla',
    bio: 'Ha dicho «no» más de tres mil veces y guarda apuntadas aquellas de las que se arrepiente. Invierte en equipos de dos o tres personas que todavía no facturan, casi siempre fuera de Madrid y Barcelona. Hablará sin rodeos de qué mira en los primeros diez minutos y de qué le hace cerrar el portátil.',
  },
  'carmen-vidal': {
    name: 'Carmen Vidal',
    role: 'Directora de producto en Tándem Salud',
    bio: 'Enfermera durante once años en urgencias, aprendió a programar en las guardias tranquilas. Hoy dirige el equipo que hace la aplicación con la que el personal de siete hospitales se pasa el turno sin papeles. Te enseñará a escuchar a quien usa lo que haces, incluso cuando desmonta tu plan del trimestre.',
  },
  'pablo-herrera': {
    name: 'Pablo Herrera',
    role: 'Cofundador de Barrio Logística',
    bio: 'Montó su primera empresa repartiendo en bici por Triana y la cerró con deudas y una libreta llena de errores. La segunda mueve doce mil paquetes al día con furgonetas eléctricas y tiendas de barrio. Trae esa libreta: las cuentas, los despidos que hizo tarde y lo que haría igual.',
  },
  'marta-leon': {
    name: 'Marta León',
    role: 'Presidenta de Ultramar Robótica',
    bio: 'Con veintiséis años construyó en un garaje de Mairena un robot que limpia cascos de barco sin sacarlos del agua. Hoy, a los treinta y ocho, preside una compañía que trabaja en catorce puertos y acaba de salir a bolsa. Es nuestra invitada especial: contará lo que pasó en medio, también lo que salió mal.',
  },
} as const satisfies Record<string, Speaker>

export type SpeakerId = keyof typeof speakers
