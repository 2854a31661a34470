/** What a host answered in the end, after redirects, with its body decompressed. */
export type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
  readonly url: string
}

export type Fetch = (url: string) => Promise<Reply>

const timeoutMs = 20_000

export const fetchReply: Fetch = async (address) => {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  const { status, headers, url } = response
  return { status, headers, url, body: Buffer.from(await response.arrayBuffer()) }
}

/** What to do about a host's answers. */
export const advice = {
  upload:
    'Sube otra vez todo el contenido de dist, también los archivos cuyo nombre empieza por punto.',
  configure:
    'Revisa la configuración del alojamiento (scripts/publish/hosts/README.md): esta copia no está sirviendo lo que dice.',
  headers:
    'Configura las cabeceras del alojamiento (scripts/publish/hosts/README.md). Si no puede enviarlas, como GitHub Pages, la política que lleva cada página protege lo principal; valora otro alojamiento.',
  reload:
    'Recarga la configuración del servidor después de cada subida (nginx -s reload, caddy reload o la política de CloudFront).',
  https: 'Activa HTTPS en el alojamiento y haz que http:// lleve siempre a https://.',
  compress:
    'Haz que el alojamiento envíe los .br y .gz de dist (scripts/publish/hosts/README.md) o comprima él mismo.',
} as const
