// Names that source files use, found by a parser.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { filesBelow } from '../../scripts/build/lib/siteFiles.ts'

/** TypeScript files below a folder. Declaration files (`.d.ts`) are left out, because they have only types. */
export const sourcesBelow = (folder: string): readonly string[] =>
  filesBelow(folder)
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)

const parseFile = (file: string) => parseSync(file, readFileSync(file, 'utf8'))

/**
 * Names of properties that a file reads (`copy.tickets`, `{ tickets }`), and all its strings (`'tickets'`). Strings count as
 * names, because code may list names, `['yes', 'no']`, and read `texts[name]`.
 */
export function namesReadIn(file: string): ReadonlySet<string> {
  const names = new Set<string>()
  const visitor = new Visitor({
    MemberExpression({ computed, property }) {
      if (!computed && property.type === 'Identifier') names.add(property.name)
    },
    ObjectPattern({ properties }) {
      for (const property of properties)
        if (property.type === 'Property' && property.key.type === 'Identifier')
          names.add(property.key.name)
    },
    Literal({ value }) {
      if (typeof value === 'string') names.add(value)
    },
  })
  visitor.visit(parseFile(file).program)
  return names
}

/** Classes of a stylesheet that a file names: "root" for `styles.root` after `import * as styles from './Menu.module.scss'`. */
export function classesNamedIn(file: string, stylesheet: string): readonly string[] {
  const parsed = parseFile(file)
  const folder = path.posix.dirname(file)
  const imports = parsed.module.staticImports.filter(
    ({ moduleRequest }) => path.posix.join(folder, moduleRequest.value) === stylesheet,
  )
  if (imports.length === 0) return []
  /** The names under which the file imports the stylesheet: "styles". */
  const localNames = new Set(
    imports.flatMap(({ entries }) => entries.map((entry) => entry.localName.value)),
  )
  const names: string[] = []
  const visitor = new Visitor({
    MemberExpression({ computed, object, property }) {
      if (object.type !== 'Identifier' || !localNames.has(object.name)) return
      if (!computed && property.type === 'Identifier') names.push(property.name)
      if (computed && property.type === 'Literal') names.push(String(property.value))
    },
  })
  visitor.visit(parsed.program)
  return names
}
