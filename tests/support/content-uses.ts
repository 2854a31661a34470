import { type ESTree, parseSync } from 'vite'

/** A way into the content, the name of the subject first; "*" is any key. */
export type Path = readonly string[]

export type Uses = {
  /** What the code takes, as deep as it can be followed. */
  readonly taken: readonly Path[]
  /** Every name that the code reads a field by, or has as a text. */
  readonly names: ReadonlySet<string>
}

type Node = ESTree.Node
type Names = Map<string, Path[]>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

function everyNode(node: Node): Node[] {
  return [node, ...partsOf(node).flatMap(everyNode)]
}

/** The name of a field that is in the code; "*" if it is computed. */
function keyOf(key: Node, computed: boolean): string {
  if (key.type === 'Literal') return String(key.value)
  return key.type === 'Identifier' && !computed ? key.name : '*'
}

/**
 * Finds what a file takes of the content: by the modules "content:…", and from values of the types that hold all of it.
 * A name that is bound twice in a file counts as both.
 */
export function usesOf(file: string, code: string): Uses {
  const { program } = parseSync(file, code)
  const nodes = everyNode(program)
  const bound: Names = new Map()
  for (const node of nodes) {
    if (node.type === 'ImportDeclaration') bindImport(node, bound)
    if (isWhole(node)) bindPattern(node, [], bound)
  }
  // In the order of the code: what is taken apart further was bound before.
  for (const node of nodes) if (node.type === 'VariableDeclarator') bindVariable(node, bound)
  return { taken: takenIn(program, bound), names: new Set(nodes.flatMap(namesIn)) }
}

function bindImport({ source, specifiers }: ESTree.ImportDeclaration, bound: Names) {
  const [, subject] = /^content:(\w+)$/.exec(source.value) ?? []
  const isReader = source.value.endsWith('/content/site-content.ts')
  for (const specifier of specifiers) {
    const { local } = specifier
    if (subject && specifier.type === 'ImportNamespaceSpecifier') bind(bound, local.name, [subject])
    if (specifier.type !== 'ImportSpecifier') continue
    const name = keyOf(specifier.imported, false)
    if (subject) bind(bound, local.name, [name])
    if (isReader && name === 'siteContent') bind(bound, local.name, [])
  }
}

/** A parameter or a name whose type is that of the whole content. */
function isWhole(node: Node): boolean {
  if (node.type !== 'Identifier' && node.type !== 'ObjectPattern') return false
  const type = node.typeAnnotation?.typeAnnotation
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false
  return ['SiteContent', 'ContentData'].includes(type.typeName.name)
}

function bindVariable({ id, init }: ESTree.VariableDeclarator, bound: Names) {
  for (const path of init ? pathsOf(init, bound) : []) bindPattern(id, path, bound)
}

function bindPattern(pattern: Node, path: Path, bound: Names) {
  if (pattern.type === 'Identifier') bind(bound, pattern.name, path)
  if (pattern.type !== 'ObjectPattern') return
  for (const property of pattern.properties) {
    if (property.type === 'RestElement') bindPattern(property.argument, path, bound)
    else bindPattern(property.value, [...path, keyOf(property.key, property.computed)], bound)
  }
}

function bind(bound: Names, name: string, path: Path) {
  bound.set(name, [...(bound.get(name) ?? []), path])
}

/** Where in the content an expression leads; nowhere for most. */
function pathsOf(node: Node, bound: Names): Path[] {
  if (node.type === 'Identifier') return bound.get(node.name) ?? []
  if (node.type === 'ChainExpression' || node.type === 'TSAsExpression') {
    return pathsOf(node.expression, bound)
  }
  if (node.type !== 'MemberExpression') return []
  return pathsOf(node.object, bound).map((path) => [...path, keyOf(node.property, node.computed)])
}

/** The paths of whole expressions, if they are not only bound to a name. */
function takenIn(node: Node, bound: Names): Path[] {
  if (node.type === 'ImportDeclaration') return []
  // Who is handed the whole of it says so by the type that it takes.
  const paths = pathsOf(node, bound).filter((path) => path.length > 0)
  if (paths.length > 0) return [...paths, ...keysIn(node, bound)]
  return evaluatedParts(node, bound).flatMap((part) => takenIn(part, bound))
}

/** The parts of a node that are read: a name that is declared, that of a field, and one in a type, are not. */
function evaluatedParts(node: Node, bound: Names): Node[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return node.init && pathsOf(node.init, bound).length === 0 ? [node.init] : []
    case 'MemberExpression':
      return node.computed ? [node.object, node.property] : [node.object]
    case 'Property':
      return node.computed ? [node.key, node.value] : [node.value]
    case 'ObjectPattern':
    case 'TSTypeQuery':
      return []
    default:
      return partsOf(node)
  }
}

/** What a computed key of a path is read from. */
function keysIn(node: Node, bound: Names): Path[] {
  if (node.type !== 'MemberExpression') return []
  const own = node.computed ? takenIn(node.property, bound) : []
  return [...own, ...keysIn(node.object, bound)]
}

function namesIn(node: Node): string[] {
  if (node.type === 'Literal') return [String(node.value)]
  if (node.type === 'MemberExpression') return [keyOf(node.property, node.computed)]
  if (node.type !== 'ObjectPattern') return []
  return node.properties.flatMap((property) =>
    property.type === 'Property' ? [keyOf(property.key, property.computed)] : [],
  )
}

/** The paths of all texts in a value; the items of a list are "*". */
export function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, [...path, '*']))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]))
}

/**
 * Whether a text is used: by its whole path, or by its own name where a group around it goes where nothing follows it
 * (to a component, into a loop).
 */
export function isUsed(text: Path, { taken, names }: Uses): boolean {
  return taken.some((path) => {
    const apart = path.findIndex((key, index) => key !== text[index] && key !== '*')
    if (apart >= 0) return text[apart] === '*' && isNamed(text, names)
    return path.length >= text.length || isNamed(text, names)
  })
}

function isNamed(text: Path, names: Uses['names']): boolean {
  const name = text.findLast((key) => key !== '*') ?? ''
  return names.has(name)
}
