import { expect, test, vi } from 'vitest'
import { loadAxios } from './loadAxios.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const here = () => import('axios')

test('code that did not come is tried once more', async () => {
  const load = vi.fn(here).mockImplementationOnce(lost)
  expect(await loadAxios(load)).toHaveProperty('default.request')
  expect(load).toHaveBeenCalledTimes(2)
})

test('and then the service is unavailable, until the next call', async () => {
  const load = vi.fn(here).mockImplementationOnce(lost).mockImplementationOnce(lost)
  await expect(loadAxios(load)).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'CODE_MISSING',
  })
  expect(await loadAxios(load)).toHaveProperty('default.request')
})
