import { afterEach, expect, it, vi } from 'vitest'
import { folderWith } from '../../../../support/temporaryFolder.ts'

const yamlFileModule = '../../../../../scripts/build/read/yamlFile.ts'

// Test files share their modules, so the others must get the real ones again.
afterEach(() => {
  vi.doUnmock(yamlFileModule)
  vi.resetModules()
})

it('delivered texts that cannot be read are a mistake of their own file', async () => {
  vi.resetModules()
  const original =
    await vi.importActual<typeof import('../../../../../scripts/build/read/yamlFile.ts')>(
      yamlFileModule,
    )
  const brokenFile = original.parseYaml('copy.yaml', 'layout:\ncity:Sevilla\n')
  vi.doMock(yamlFileModule, () => ({
    ...original,
    readYamlFile: (folder: string, name: string) =>
      folder === 'src/content' ? brokenFile : original.readYamlFile(folder, name),
  }))
  const { readContentFile } = await import('../../../../../scripts/build/read/deliveredTexts.ts')
  expect(() => readContentFile(folderWith({}), 'copy.yaml', true)).toThrow(
    'src/content/copy.yaml:2: no se puede leer: falta un espacio detrás de «:»',
  )
})
