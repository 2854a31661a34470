import { expect, it } from 'vitest'
import { serveSite } from '../../../../../scripts/build/hosts/server.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'

it('if the wanted port is busy, the server takes another one', async () => {
  const dir = folderWith({ '404.html': 'not found' })
  const first = await serveSite({ dir, port: 0 })
  const second = await serveSite({ dir, port: first.port })
  expect((await fetch(second.url)).status).toBe(404)
  expect(second.port).not.toBe(first.port)
  await Promise.all([first.close(), second.close()])
})
