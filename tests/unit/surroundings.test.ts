// The clock and the environment are read by commands, and handed on as arguments.
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { filesBelow } from '../../scripts/build/lib/site-files.ts'

const reasons: Readonly<Record<string, string>> = parse(
  readFileSync(`${import.meta.dirname}/surroundings.yaml`, 'utf8'),
)

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** All nodes of a syntax tree. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  if (!isNode(value)) return
  yield value
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}

const nameOf = (value: unknown) => (isNode(value) ? value['name'] : undefined)

/** "Date.now", "process.env" */
const isMember = (node: Node, object: string, property: string) =>
  node.type === 'MemberExpression' &&
  nameOf(node['object']) === object &&
  nameOf(node['property']) === property

/** `const { env } = process` */
const takesEnvironment = ({ type, init, id }: Node) =>
  type === 'VariableDeclarator' &&
  nameOf(init) === 'process' &&
  [...nodesIn(id)].some((node) => nameOf(node) === 'env')

const isDateWithoutMoment = ({ type, callee, arguments: given }: Node) =>
  (type === 'NewExpression' || type === 'CallExpression') &&
  nameOf(callee) === 'Date' &&
  (given as readonly unknown[]).length === 0

/** Requests of a piece of code to its surroundings. */
function askedBy(code: string, file = 'code.tsx'): readonly string[] {
  const nodes = [...nodesIn(parseSync(file, code).program)]
  const asks = {
    'the clock': (node: Node) => isMember(node, 'Date', 'now') || isDateWithoutMoment(node),
    'the environment': (node: Node) => isMember(node, 'process', 'env') || takesEnvironment(node),
  }
  return Object.entries(asks).flatMap(([what, asksIt]) => (nodes.some(asksIt) ? [what] : []))
}

const isCommand = (file: string) => /^scripts\/[\w-]+\.ts$/.test(file)

const files = ['scripts', 'src'].flatMap((folder) =>
  filesBelow(folder)
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !isCommand(file)),
)

describe('what counts as asking', () => {
  it.each([
    ['const now = Date.now()', ['the clock']],
    ['setTimeout(Date.now)', ['the clock']],
    ['const today = new Date()', ['the clock']],
    ['log(Date())', ['the clock']],
    ['const folder = process.env.CONTENT', ['the environment']],
    ['const { env, argv } = process', ['the environment']],
    ["const day = new Date('2026-05-15')", []],
    ['const text = "Date.now() and process.env"', []],
    ['const { env } = options', []],
  ])('%s', (code, asked) => {
    expect(askedBy(code)).toEqual(asked)
  })
})

it('below the commands only files with a reason ask for the clock or the environment', () => {
  expect(files.length).toBeGreaterThan(200)
  const asking = files.filter((file) => askedBy(readFileSync(file, 'utf8'), file).length > 0)
  expect(asking.toSorted()).toEqual(Object.keys(reasons).toSorted())
})
