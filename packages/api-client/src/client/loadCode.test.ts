import { afterEach, expect, test } from 'vitest'
import { connect, connection } from './connection.ts'
import { getOperation } from '../endpoints/site.ts'
import { anOperation, mockApi } from '../testing/index.ts'
import { answerChallenge, onChallenge } from './challenge.ts'
import { ApiError } from './errors.ts'

const { loadPart } = connection()
afterEach(() => connect({ loadPart }))

test('where the code that asks does not come the service is unavailable, until the next call', async () => {
  mockApi({ 'GET /api/setting/operational/website': anOperation() })
  connect({ loadPart: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) })
  await expect(getOperation()).rejects.toMatchObject({ kind: 'unavailable', code: 'CODE_MISSING' })
  connect({ loadPart })
  expect(await getOperation()).toEqual(anOperation())
})

const give = async () => undefined

test('two challenges before the code that asks for a proof both go on once it has loaded', async () => {
  const error = new ApiError({ kind: 'refused', status: 428001 })
  const both = [answerChallenge(error, { give }), answerChallenge(error, { give })]
  const stop = onChallenge(async () => true)
  expect(await Promise.all(both)).toEqual([true, true])
  stop()
})
