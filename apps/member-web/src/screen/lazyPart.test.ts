import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazyPart.tsx'

const Part = () => null

test('what is on its way, and what is here, is not asked for again', async () => {
  const load = vi.fn(() => Promise.resolve(Part))
  const part = lazyPart(load)
  await Promise.all([part.ready(), part.ready()])
  expect(await part.ready()).toBe(Part)
  expect(load).toHaveBeenCalledTimes(1)
})

test('what did not come is asked for again', async () => {
  const load = vi.fn(() => Promise.resolve(Part))
  // Twice: a part that fails is tried once more by itself.
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'))
  const part = lazyPart(load)
  await expect(part.ready()).rejects.toThrow('A part of the app did not load.')
  expect(await part.ready()).toBe(Part)
})
