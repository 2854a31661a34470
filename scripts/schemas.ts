import { rmSync } from 'node:fs'
import { settingsOf } from './build/lib/settings.ts'
import { runScript } from './build/lib/runScript.ts'
import { writeFiles } from './build/lib/writeFiles.ts'
import { editorSchema, filledInFiles, schemaFolder } from './tools/schemas/editorSchemas.ts'

const settings = settingsOf(process.env, Date.now())

/** Writes the JSON schemas by which editors check the content. Run this command after a change of src/content/schema. */
await runScript('schemas', settings, async (report) => {
  // The folder is deleted first, so that the schema of a removed content file does not stay.
  rmSync(schemaFolder, { recursive: true, force: true })
  for (const file of filledInFiles) {
    await writeFiles(schemaFolder, { [`${file}.json`]: await editorSchema(file) })
  }
  report(`hay ${filledInFiles.length} esquemas en ${schemaFolder}.`)
})
