import { expect, it, vi } from 'vitest'
import { once } from '../../../src/lib/once.ts'

it('loads once, however often it is asked', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'page')
  const loadOnce = once(load)
  expect(await Promise.all([loadOnce(), loadOnce()])).toEqual(['page', 'page'])
  expect(await loadOnce()).toBe('page')
  expect(load).toHaveBeenCalledTimes(1)
})

it('tells every asker of a failure, and tries again the next time', async () => {
  const load = vi
    .fn<() => Promise<string>>(async () => 'page')
    .mockRejectedValueOnce(new TypeError('no network'))
  const loadOnce = once(load)
  const [one, other] = [loadOnce(), loadOnce()]
  await expect(one).rejects.toThrow('no network')
  await expect(other).rejects.toThrow('no network')
  expect(await loadOnce()).toBe('page')
  expect(load).toHaveBeenCalledTimes(2)
})
