import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes files below a folder, and creates the folders that they need. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [name, data] of Object.entries(files)) {
    const target = path.join(folder, name)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, data)
  }
}
