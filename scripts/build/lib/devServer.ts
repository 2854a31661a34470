import { parseArgs } from 'node:util'

/**
 * The options of `npm run dev` as environment variables, which vite.config.ts reads. The command of vite-react-ssg, which
 * starts the server, has no option for a port.
 */
type DevServerVariables = {
  /** "yes" if other devices of the network may open the site. */
  readonly DEV_HOST?: string
  readonly DEV_PORT?: string
}

/**
 * Reads the options after `npm run dev --`.
 * @throws with one sentence if an argument is not an option, or if the port is not valid
 */
export function devServerVariables(args: readonly string[]): DevServerVariables {
  const { host, port } = validOptions(args)
  const variables: { DEV_HOST?: string; DEV_PORT?: string } = {}
  if (host) variables.DEV_HOST = 'yes'
  if (port) variables.DEV_PORT = port
  return variables
}

const options = { host: { type: 'boolean' }, port: { type: 'string' } } as const

const refusal = 'npm run dev entiende --host, para otros aparatos de tu red, y --port 4000.'

/** @throws for a wrong argument (`parsedOptions`), and for a port that is not valid */
function validOptions(args: readonly string[]) {
  const values = parsedOptions(args)
  if (values.port !== undefined && !isPort(values.port)) throw new Error(refusal)
  return values
}

/** Whether a text is a port of two to five digits, such as "4000". The greatest port is 65535. */
const isPort = (text: string): boolean => /^[1-9]\d{1,4}$/.test(text) && Number(text) <= 65_535

/** @throws for an argument that is not an option, and for `--port` without a number after it */
function parsedOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new Error(refusal, { cause: error })
  }
}

/**
 * Vite's settings for the server. With `--host` all host names are allowed, because other devices may open the site under names
 * that Vite does not know: `mi-mac.local`, a tunnel, a forwarded port. By default Vite answers 403 to an unknown name.
 */
export function devServerSettings({ DEV_HOST, DEV_PORT }: DevServerVariables) {
  const network = DEV_HOST ? { host: true, allowedHosts: true as const } : {}
  // `strictPort` makes a busy port an error. Otherwise Vite would take the next one.
  const port = DEV_PORT ? { port: Number(DEV_PORT), strictPort: true } : {}
  return { ...network, ...port }
}
