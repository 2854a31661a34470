import { afterEach, expect, it, vi } from 'vitest'
import { folderWith } from '../../../../support/temporaryFolder.ts'

const yamlFileModule = '../../../../../scripts/build/read/yamlFile.ts'

// Test files share their modules (`isolate: false`), so other files must get the real module again.
afterEach(() => {
  vi.doUnmock(yamlFileModule)
  vi.resetModules()
})

it('a delivered copy.yaml that cannot be read is reported with the delivered folder, not with the event’s', async () => {
  vi.resetModules()
  const realModule =
    await vi.importActual<typeof import('../../../../../scripts/build/read/yamlFile.ts')>(
      yamlFileModule,
    )
  // The second line lacks the space after its colon.
  const brokenFile = realModule.parseYaml('copy.yaml', 'layout:\ncity:Sevilla\n')
  vi.doMock(yamlFileModule, () => ({
    ...realModule,
    readYamlFile: (folder: string, name: string) =>
      folder === 'src/content' ? brokenFile : realModule.readYamlFile(folder, name),
  }))

  const { readContentFile } = await import('../../../../../scripts/build/read/deliveredTexts.ts')
  const mayBeEmpty = true
  expect(() => readContentFile(folderWith({}), 'copy.yaml', mayBeEmpty)).toThrow(
    'src/content/copy.yaml:2: no se puede leer: falta un espacio detrás de «:»',
  )
})
