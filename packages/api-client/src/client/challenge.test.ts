import { expect, test } from 'vitest'
import { answerChallenge, onChallenge } from './challenge.ts'
import { ApiError } from './errors.ts'

const give = async () => undefined

test('two challenges before the code that asks for a proof both go on once it has loaded', async () => {
  const error = new ApiError({ kind: 'refused', status: 428001 })
  const both = [answerChallenge(error, { give }), answerChallenge(error, { give })]
  const stop = onChallenge(async () => true)
  expect(await Promise.all(both)).toEqual([true, true])
  stop()
})
