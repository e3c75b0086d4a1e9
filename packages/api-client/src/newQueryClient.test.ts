import { expect, test, vi } from 'vitest'
import { creditKey, creditQuery } from './endpoints/credit.ts'
import { getOperation, operationKey } from './endpoints/site.ts'
import { newQueryClient } from './newQueryClient.ts'
import {
  aCredit,
  anOperation,
  calls,
  mockApi,
  refusal,
  reply,
  signIn,
  signOut,
  unavailable,
} from './testing/index.ts'
import type { Outcome } from './testing/index.ts'

const creditPath = 'POST /api/auth/user/getCredit/:username'
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

test('a credit asked for twice shows the later answer, whichever comes last', async () => {
  const answers: ((credit: unknown) => void)[] = []
  signIn()
  mockApi({ [creditPath]: () => new Promise((resolve) => answers.push(resolve)) })
  const client = newQueryClient()
  client.setQueryData(creditKey, aCredit({ balance: 1 }))
  const ask = () => client.refetchQueries({ queryKey: creditKey, type: 'all' }).catch(() => undefined)
  const observer = client.getQueryCache().find({ queryKey: creditKey })!
  observer.setOptions({ ...observer.options, ...creditQuery() })
  const first = ask()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const second = ask()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!(aCredit({ balance: 3 }))
  await second
  answers[0]!(aCredit({ balance: 2 }))
  await first
  expect(client.getQueryData(creditKey)).toMatchObject({ balance: 3 })
  signOut()
})
