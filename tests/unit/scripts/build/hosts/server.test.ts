import { expect, it } from 'vitest'
import { serveSite } from '../../../../../scripts/build/hosts/server.ts'
import { folderWith } from '../../../../support/temporaryFolder.ts'

it('a server whose preferred port is busy takes another port', async () => {
  const dir = folderWith({ '404.html': 'not found' })
  // With the port 0 the system chooses a free port.
  const first = await serveSite({ dir, port: 0 })
  const second = await serveSite({ dir, port: first.port })
  expect(second.port).not.toBe(first.port)
  const response = await fetch(second.url)
  expect(response.status).toBe(404)
  await Promise.all([first.close(), second.close()])
})
