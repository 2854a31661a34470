// The commands for S3 in the organiser's guide, read as the AWS command line reads them.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { rareTypes } from '../../../../../scripts/build/hosts/fileTypes.ts'
import { hostRules } from '../../../../../scripts/build/hosts/rules.ts'

const guide = readFileSync('src/content/guia/publicar.md', 'utf8')

/** The options of a command `aws s3 sync`, with their values: [["--exclude", "*"], ["--delete", ""]]. */
type Command = readonly (readonly [name: string, value: string])[]

/** Matches an option without a value (`--delete`), with a quoted value (`--exclude "*"`) or a bare value (`--profile web`). */
const optionWithValue = /(?<name>--[\w-]+)(?: (?:"(?<quoted>[^"]*)"|(?<bare>[^\s-]\S*)))?/g

const optionsIn = (line: string): Command =>
  [...line.matchAll(optionWithValue)].map(({ groups = {} }) => {
    const { name = '', quoted, bare } = groups
    return [name, quoted ?? bare ?? '']
  })

const commands = [...guide.matchAll(/^aws s3 sync dist s3:\/\/bucket (.*)$/gm)].map(
  ([, line = '']) => optionsIn(line),
)

const valueOf = (command: Command, option: string) => command.find(([name]) => name === option)?.[1]

/** Whether a command uploads a file. The last filter that matches the file decides. Without such a filter it is uploaded. */
function uploadsFile(command: Command, file: string): boolean {
  const filters = command.filter(([name]) => name === '--exclude' || name === '--include')
  const lastMatch = filters.findLast(([, pattern]) => matches(file, pattern))
  return lastMatch?.[0] !== '--exclude'
}

/** Whether a file's name matches a pattern. An asterisk stands for any characters, even slashes. */
function matches(file: string, pattern: string): boolean {
  const literalParts = pattern.split('*')
  const escapedParts = literalParts.map((part) => part.replaceAll(/[^\w/]/g, '\\$&'))
  return new RegExp(`^${escapedParts.join('.*')}$`).test(file)
}

const isDeletion = (command: Command) => command.some(([name]) => name === '--delete')
const uploadCommands = commands.filter((command) => !isDeletion(command))
const { cache } = hostRules({ base: '/' })

/** A file, and the options of its upload. The AWS command line knows common types, so they need no option. */
type Row = readonly [file: string, cacheControl: string, contentType: string | undefined]

const filesOfRareTypes: readonly Row[] = Object.entries(rareTypes).map(([ending, type]) => [
  `programa.${ending}`,
  cache.revalidate,
  type,
])

it.each<Row>([
  ['index.html', cache.revalidate, undefined],
  ['programa/index.html', cache.revalidate, undefined],
  ['compartir/inicio.jpg', cache.revalidate, undefined],
  ['sw.js', cache.revalidate, undefined],
  ['assets/app-1.js', cache.forever, undefined],
  ...filesOfRareTypes,
])('one command uploads %s, with Cache-Control "%s" and type "%s"', (file, cacheControl, type) => {
  const commandsForFile = uploadCommands.filter((command) => uploadsFile(command, file))
  expect(commandsForFile).toHaveLength(1)
  const [command = []] = commandsForFile
  expect(valueOf(command, '--cache-control')).toBe(cacheControl)
  expect(valueOf(command, '--content-type')).toBe(type)
})

it.each(['assets/app-1.js.br', 'index.html.gz', '.htaccess', '.hosts/nginx.conf'])(
  '%s is not uploaded',
  (file) => {
    expect(uploadCommands.filter((command) => uploadsFile(command, file))).toEqual([])
  },
)

it('only the last command deletes files that are no longer published', () => {
  expect(commands.map(isDeletion)).toEqual([false, false, false, false, true])
})
