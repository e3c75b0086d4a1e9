import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { depositAccountsCall, getDepositAccounts } from '../endpoints/depositAccounts.ts'
import { listLedger } from '../endpoints/ledger.ts'
import { listNotices, noticesCall } from '../endpoints/notices.ts'
import { aLedgerPage, aNotice, aNoticePage, anEntry, mockApi, signIn, signOut } from '../testing/index.ts'
import { failure } from './failure.testing.ts'

beforeEach(() => void signIn())
afterEach(signOut)

const account = { uuid: 'one', bankId: '0141234567', bankName: 'KBANK' }
const accounts = (bankFeed: unknown) => ({ accounts: [], minDeposit: 100, bankFeed })
const notices = (...others: unknown[]) => ({ ...aNoticePage([aNotice()]), items: [aNotice(), ...others] })

describe('a word that only a newer server knows', () => {
  test('leaves out the notice that says it, and no other', async () => {
    const page = notices({ ...aNotice(), kind: 'weather' }, { ...aNotice(), event: 'RAIN' })
    mockApi({ 'GET /api/auth/notice': page })
    expect((await listNotices()).items).toEqual([aNotice()])
  })

  test('leaves out the movement of that kind, and no other', async () => {
    const page = { ...aLedgerPage([]), items: [{ ...anEntry(), kind: 'gift' }, anEntry()] }
    mockApi({ 'GET /api/auth/ledger': page })
    expect((await listLedger()).items).toEqual([anEntry()])
  })

  test('of the bank’s feed promises nothing', async () => {
    mockApi({ 'POST /api/auth/user/transfer/to/bank': accounts({ state: 'asleep', minutes: 3 }) })
    expect((await getDepositAccounts(account)).bankFeed).toEqual({ state: 'off' })
  })

  test('is no excuse for anything else that is wrong', async () => {
    for (const wrong of [{ ...aNotice(), kind: 7 }, { ...aNotice(), event: null }, 'text']) {
      mockApi({ 'GET /api/auth/notice': notices(wrong) })
      expect((await failure(listNotices())).kind).toBe('unreadable')
    }
    mockApi({ 'POST /api/auth/user/transfer/to/bank': accounts({ state: 7 }) })
    expect((await failure(getDepositAccounts(account))).kind).toBe('unreadable')
  })

  test('is still a fault of a server that is judged by the contract', () => {
    expect(v.safeParse(noticesCall.answer, notices({ ...aNotice(), kind: 'weather' })).success).toBe(false)
    expect(v.safeParse(depositAccountsCall.answer, accounts({ state: 'asleep' })).success).toBe(false)
  })
})
