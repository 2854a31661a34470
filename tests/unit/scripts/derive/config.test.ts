import { resolveConfig } from 'vite'
import { expect, it, vi } from 'vitest'

const configFor = (mode: string) => resolveConfig({}, 'build', mode)

it('a mistake in the content stops the build, and no test that does not read the content', async () => {
  vi.stubEnv('CONTENT', 'no-such-folder')
  await expect(configFor('production')).rejects.toThrow('no es ninguna carpeta')
  await expect(configFor('test')).resolves.toHaveProperty('base')
})
