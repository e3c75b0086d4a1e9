import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { operatorAccounts } from '../database/schema.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { ownerStaff } from '../testing/asStaff.ts'
import { testServices } from '../testing/testServices.ts'
import { operationsAs, type Operations } from './operations.ts'
import { th } from '../domain/audit/th.ts'

let open: OpenDatabase
let backOffice: Operations
beforeAll(async () => {
  open = await openTestDatabase()
  backOffice = operationsAs(testServices(open.database).services, ownerStaff)
})
afterAll(() => open.close())

const add = (change: object = {}) =>
  backOffice.addPayInAccount({
    key: crypto.randomUUID(),
    bankName: 'KBANK',
    bankId: '0583927416',
    accountName: 'บจก. แสงทอง',
    ...change,
  })
const accounts = () => open.database.select().from(operatorAccounts)

test('an owner adds the account that members pay to once, with what PromptPay knows it by', async () => {
  await add({ promptPay: '0812345678' })
  await expect(add()).rejects.toThrow(th.accountKnown)
  const [account] = await accounts()
  expect(account).toMatchObject({ promptPayType: 'MSISDN', promptPayTarget: '0812345678', isOpen: true })
})

test('of two owners who add one account at once, one does', async () => {
  const bankId = '0583927420'
  const added = await Promise.allSettled([add({ bankId }), add({ bankId })])
  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const isIt = eq(operatorAccounts.bankId, bankId)
  expect(await open.database.delete(operatorAccounts).where(isIt).returning()).toHaveLength(1)
})

test('it is shown to members no more, and again', async () => {
  const [{ uuid } = { uuid: '' }] = await accounts()
  await backOffice.setPayInAccount(uuid, false)
  await expect(backOffice.setPayInAccount(uuid, false)).rejects.toThrow(th.settled)
  expect(await accounts()).toMatchObject([{ isOpen: false }])
  await backOffice.setPayInAccount(uuid, true)
})

test.each([{ bankName: 'NOBANK' }, { bankId: '12' }, { accountName: '' }])(
  'one with %o is refused',
  async (change) => {
    await expect(add({ bankId: '0583927417', ...change })).rejects.toThrow(th.account)
  },
)

test('a PromptPay of another length is refused', async () => {
  await expect(add({ bankId: '0583927418', promptPay: '123' })).rejects.toThrow(th.promptPay)
})
