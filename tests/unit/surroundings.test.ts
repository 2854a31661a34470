// The surroundings of a program are the clock and the environment. Commands (scripts/*.ts) and vite.config.ts read them, and
// pass them on as arguments. surroundings.yaml lists the other files of scripts and src that read them, each with its reason.
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { sourcesBelow } from '../support/sourceNames.ts'

/** By file: why it reads the clock or the environment. */
const reasons: Readonly<Record<string, string>> = parse(
  readFileSync(`${import.meta.dirname}/surroundings.yaml`, 'utf8'),
)

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** All nodes of a syntax tree or of a part of the tree. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item)
  if (!isNode(value)) return
  yield value
  for (const inner of Object.values(value)) yield* nodesIn(inner)
}

/** The name of an identifier. Undefined for any other node. */
const nameOf = (value: unknown) => (isNode(value) ? value['name'] : undefined)

/** Whether a node is this property of this object: `Date.now`, `process.env`. */
const isMember = (node: Node, object: string, property: string) =>
  node.type === 'MemberExpression' &&
  nameOf(node['object']) === object &&
  nameOf(node['property']) === property

/** Whether a node destructures the environment from `process`: `const { env } = process`. */
const destructuresEnvironment = ({ type, init, id }: Node) =>
  type === 'VariableDeclarator' &&
  nameOf(init) === 'process' &&
  [...nodesIn(id)].some((node) => nameOf(node) === 'env')

/** Whether a node makes a date of the present moment: `new Date()`, `Date()`. */
const isDateOfPresent = ({ type, callee, arguments: args }: Node) =>
  (type === 'NewExpression' || type === 'CallExpression') &&
  nameOf(callee) === 'Date' &&
  (args as readonly unknown[]).length === 0

const readsClock = (node: Node) => isMember(node, 'Date', 'now') || isDateOfPresent(node)
const readsEnvironment = (node: Node) =>
  isMember(node, 'process', 'env') || destructuresEnvironment(node)

/** The surroundings that a piece of code reads: the clock, the environment, both or none. */
function surroundingsReadBy(code: string, file = 'code.tsx'): readonly string[] {
  const nodes = [...nodesIn(parseSync(file, code).program)]
  const surroundings: string[] = []
  if (nodes.some(readsClock)) surroundings.push('the clock')
  if (nodes.some(readsEnvironment)) surroundings.push('the environment')
  return surroundings
}

/** Whether a file is a command: "scripts/build.ts". */
const isCommand = (file: string) => /^scripts\/[\w-]+\.ts$/.test(file)

const filesToCheck = ['scripts', 'src'].flatMap(sourcesBelow).filter((file) => !isCommand(file))

describe('the surroundings that code reads', () => {
  it.each<readonly [code: string, surroundings: readonly string[]]>([
    ['const now = Date.now()', ['the clock']],
    ['setTimeout(Date.now)', ['the clock']],
    ['const today = new Date()', ['the clock']],
    ['log(Date())', ['the clock']],
    ['const folder = process.env.CONTENT', ['the environment']],
    ['const { env, argv } = process', ['the environment']],
    ["const day = new Date('2026-05-15')", []],
    ['const text = "Date.now() and process.env"', []],
    ['const { env } = options', []],
  ])('the code `%s` reads %j', (code, surroundings) => {
    expect(surroundingsReadBy(code)).toEqual(surroundings)
  })
})

it('apart from commands, only files with a reason read the clock or the environment', () => {
  // With too few files the test would prove nothing.
  expect(filesToCheck.length).toBeGreaterThan(200)
  const filesThatRead = filesToCheck.filter(
    (file) => surroundingsReadBy(readFileSync(file, 'utf8'), file).length > 0,
  )
  expect(filesThatRead.toSorted()).toEqual(Object.keys(reasons).toSorted())
})
