import { parseArgs } from 'node:util'

/** The address of `npm run dev`, as environment variables, because the generator's command takes no port. */
type DevServer = {
  /** "yes" for every network of this computer. */
  readonly DEV_HOST?: string
  readonly DEV_PORT?: string
}

/**
 * Reads the words after `npm run dev --`.
 * @throws with one sentence if they are no options of it
 */
export function devServerOf(words: readonly string[]): DevServer {
  const { host, port } = optionsIn(words)
  return { ...(host && { DEV_HOST: 'yes' }), ...(port && { DEV_PORT: port }) }
}

const options = { host: { type: 'boolean' }, port: { type: 'string' } } as const

function optionsIn(words: readonly string[]) {
  const refusal = 'npm run dev entiende --host, para otros aparatos de tu red, y --port 4000.'
  try {
    const { values } = parseArgs({ args: [...words], options })
    if (values.port === undefined || /^[1-9]\d{1,4}$/.test(values.port)) return values
  } catch (error) {
    throw new Error(refusal, { cause: error })
  }
  throw new Error(refusal)
}

/**
 * Vite's settings for that server. Vite answers 403 under a name that it does not know, to protect who works alone. Who
 * opens the server to a network is asked for by other names: `mi-mac.local`, a tunnel, a forwarded port.
 */
export function devServerSettings({ DEV_HOST, DEV_PORT }: DevServer) {
  return {
    ...(DEV_HOST && { host: true, allowedHosts: true as const }),
    ...(DEV_PORT && { port: Number(DEV_PORT), strictPort: true }),
  }
}
