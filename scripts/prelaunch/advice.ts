/** What the organiser does about it, in the organiser's words. */
export const advice = {
  upload:
    'Sube otra vez todo el contenido de dist, también los archivos cuyo nombre empieza por punto.',
  configure:
    'Revisa la configuración del alojamiento (scripts/hosts/README.md): esta copia no está sirviendo lo que dice.',
  headers:
    'Configura las cabeceras del alojamiento (scripts/hosts/README.md). Si no puede enviarlas, como GitHub Pages, la política que lleva cada página protege lo principal; valora otro alojamiento.',
  https: 'Activa HTTPS en el alojamiento y haz que http:// lleve siempre a https://.',
  protocol:
    'Activa HTTP/2 y TLS 1.3 en el servidor: son más rápidos, y todo alojamiento actual los tiene.',
  compress:
    'Haz que el alojamiento envíe los .br y .gz de dist (scripts/hosts/README.md) o comprima él mismo.',
} as const
