// The sources as a parser sees them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { filesBelow } from '../../scripts/build/lib/site-files.ts'

/** Files of TypeScript below a folder, without declaration files. */
export const sourcesBelow = (folder: string): readonly string[] =>
  filesBelow(folder)
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)

const parsed = (file: string) => parseSync(file, readFileSync(file, 'utf8'))

/** Names of properties that a file reads (`copy.tickets`, `{ tickets }`), and its strings (`'tickets'`). */
export function readBy(file: string): ReadonlySet<string> {
  const names = new Set<string>()
  const visitor = new Visitor({
    MemberExpression({ computed, property }) {
      if (!computed && property.type === 'Identifier') names.add(property.name)
    },
    ObjectPattern({ properties }) {
      for (const one of properties)
        if (one.type === 'Property' && one.key.type === 'Identifier') names.add(one.key.name)
    },
    Literal({ value }) {
      if (typeof value === 'string') names.add(value)
    },
  })
  visitor.visit(parsed(file).program)
  return names
}

/** Names that a component reads of a module's default export: `styles.root` of `import styles from './Menu.module.scss'`. */
export function importedAs(file: string, module: string): readonly string[] {
  const { program, module: ofModule } = parsed(file)
  const folder = path.posix.dirname(file)
  const imports = ofModule.staticImports.filter(
    ({ moduleRequest }) => path.posix.join(folder, moduleRequest.value) === module,
  )
  const locals = new Set(
    imports.flatMap(({ entries }) => entries.map((one) => one.localName.value)),
  )
  const names: string[] = []
  const visitor = new Visitor({
    MemberExpression({ computed, object, property }) {
      if (object.type !== 'Identifier' || !locals.has(object.name)) return
      if (!computed && property.type === 'Identifier') names.push(property.name)
      if (computed && property.type === 'Literal') names.push(String(property.value))
    },
  })
  visitor.visit(program)
  return names
}
