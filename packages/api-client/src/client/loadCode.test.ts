import { afterEach, expect, test } from 'vitest'
import { connect, connection } from './connection.ts'
import { getOperation } from '../endpoints/site.ts'
import { anOperation, mockApi } from '../testing/index.ts'

const { loadPart } = connection()
afterEach(() => connect({ loadPart }))

test('where the code that asks does not come the service is unavailable, until the next call', async () => {
  mockApi({ 'GET /api/setting/operational/website': anOperation() })
  connect({ loadPart: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) })
  await expect(getOperation()).rejects.toMatchObject({ kind: 'unavailable', code: 'CODE_MISSING' })
  connect({ loadPart })
  expect(await getOperation()).toEqual(anOperation())
})
