import { parseArgs } from 'node:util'

/**
 * The options of `npm run dev` as environment variables: the command of vite-react-ssg, which starts the server, takes no
 * port.
 */
type DevServer = {
  /** "yes" if other devices of the network may open the site. */
  readonly DEV_HOST?: string
  readonly DEV_PORT?: string
}

/**
 * Reads the arguments after `npm run dev --`.
 * @throws with one sentence if an argument is not an option
 */
export function devServerOf(args: readonly string[]): DevServer {
  const { host, port } = optionsIn(args)
  const server: { DEV_HOST?: string; DEV_PORT?: string } = {}
  if (host) server.DEV_HOST = 'yes'
  if (port) server.DEV_PORT = port
  return server
}

const options = { host: { type: 'boolean' }, port: { type: 'string' } } as const

function optionsIn(args: readonly string[]) {
  const refusal = 'npm run dev entiende --host, para otros aparatos de tu red, y --port 4000.'
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.port === undefined || /^[1-9]\d{1,4}$/.test(values.port)) return values
  } catch (error) {
    throw new Error(refusal, { cause: error })
  }
  throw new Error(refusal)
}

/**
 * Vite's settings for the server. By default Vite answers 403 to a host name that it does not know. On a network others
 * open the server under such names: `mi-mac.local`, a tunnel, a forwarded port. So with `--host` all names are allowed.
 */
export function devServerSettings({ DEV_HOST, DEV_PORT }: DevServer) {
  return {
    ...(DEV_HOST && { host: true, allowedHosts: true as const }),
    ...(DEV_PORT && { port: Number(DEV_PORT), strictPort: true }),
  }
}
