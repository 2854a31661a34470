// The guide's lines for S3, read as the AWS command line reads them.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rareTypes } from '../../../../../scripts/build/hosts/fileTypes.ts'
import { hostRules } from '../../../../../scripts/build/hosts/rules.ts'

const guide = readFileSync('src/content/guia/publicar.md', 'utf8')

/** The options of each command: ["--exclude", "*"] … */
const commands = [...guide.matchAll(/^aws s3 sync dist s3:\/\/bucket (.*)$/gm)].map(
  ([, line = '']) =>
    [...line.matchAll(/(--[\w-]+)(?: (?:"([^"]*)"|([^\s-]\S*)))?/g)].map(
      ([, name = '', quoted, bare]) => [name, quoted ?? bare ?? ''] as const,
    ),
)
type Command = (typeof commands)[number]

const valueOf = (command: Command, option: string) => command.find(([name]) => name === option)?.[1]

/** The last pattern that matches counts; an asterisk stands for slashes too. */
function takes(command: Command, file: string): boolean {
  const filters = command.filter(([name]) => name === '--exclude' || name === '--include')
  const last = filters.findLast(([, pattern]) => matches(file, pattern))
  return last?.[0] !== '--exclude'
}

function matches(file: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w/]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(file)
}

const isDeletion = (command: Command) => command.some(([name]) => name === '--delete')
const uploads = commands.filter((command) => !isDeletion(command))
const { cache } = hostRules({ base: '/' })
/** A file, how long browsers keep it, and the type that the command has to name. */
type Row = readonly [file: string, kept: string, type: string | undefined]
const rare: readonly Row[] = Object.entries(rareTypes).map(([ending, type]) => [
  `programa.${ending}`,
  cache.ask,
  type,
])

it.each<Row>([
  ['index.html', cache.ask, undefined],
  ['programa/index.html', cache.ask, undefined],
  ['compartir/inicio.jpg', cache.ask, undefined],
  ['sw.js', cache.ask, undefined],
  ['assets/app-1.js', cache.forever, undefined],
  ...rare,
])(
  '%s goes up once, kept as on every host, under a type that the host would not know',
  (file, kept, type) => {
    const taking = uploads.filter((command) => takes(command, file))
    expect(taking).toHaveLength(1)
    const [command = []] = taking
    expect(valueOf(command, '--cache-control')).toBe(kept)
    expect(valueOf(command, '--content-type')).toBe(type)
  },
)

it.each(['assets/app-1.js.br', 'index.html.gz', '.htaccess', '.hosts/nginx.conf'])(
  '%s stays here',
  (file) => {
    expect(uploads.filter((command) => takes(command, file))).toEqual([])
  },
)

it('the last line takes away what is no longer published', () => {
  expect(commands.map(isDeletion)).toEqual([false, false, false, false, true])
})
