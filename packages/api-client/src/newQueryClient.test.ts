import { expect, test } from 'vitest'
import { getOperation, operationKey } from './endpoints/site.ts'
import { newQueryClient } from './newQueryClient.ts'
import { anOperation, calls, refusal, reply, unavailable, mockApi } from './testing/index.ts'
import type { Outcome } from './testing/index.ts'

const path = 'GET /api/setting/operational/website'
const read = () => newQueryClient().fetchQuery({ queryKey: operationKey, queryFn: () => getOperation() })

test('a read is tried twice more while the service is unavailable', async () => {
  mockApi({ [path]: () => (calls(path).length < 3 ? unavailable() : anOperation()) })
  expect(await read()).toEqual({ websiteStatus: 'ON' })
  expect(calls(path)).toHaveLength(3)
})

test('and then cancelled', async () => {
  mockApi({ [path]: unavailable() })
  await expect(read()).rejects.toMatchObject({ kind: 'unavailable' })
  expect(calls(path)).toHaveLength(3)
})

test.each<[string, Outcome]>([
  ['a wait of a minute', unavailable('ECONNABORTED')],
  ['a refusal', refusal(404001)],
  ['too many', refusal(429001)],
  ['an answer nobody can read', reply(200, 'x')],
])('%s is not tried again', async (_, outcome) => {
  mockApi({ [path]: outcome })
  await expect(read()).rejects.toBeInstanceOf(Error)
  expect(calls(path)).toHaveLength(1)
})
