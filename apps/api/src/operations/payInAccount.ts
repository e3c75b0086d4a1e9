import { banks } from '@member/banks'
import { and, eq, max, ne } from 'drizzle-orm'
import { operatorAccounts } from '../database/schema.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'
import { lockSite } from '../domain/settings/settings.ts'

export type NewPayInAccount = {
  key: string
  bankName: string
  bankId: string
  accountName: string
  /** PromptPay id of the account: a phone, identity card or e-wallet number. */
  promptPay?: string | undefined
}

const promptPayTypes = { 10: 'MSISDN', 13: 'NATID', 15: 'EWALLETID' } as const

export async function addPayInAccount(doing: OperationContext, wanted: NewPayInAccount) {
  const { tx } = doing
  const { key, bankName, bankId, accountName, promptPay } = wanted
  if (!banks.some(({ short }) => short === bankName) || !/^\d{10,15}$/.test(bankId) || accountName === '')
    throw new OperationRefused(th.account)
  const promptPayType = promptPay ? typeOf(promptPay) : null
  if (promptPayType === undefined) throw new OperationRefused(th.promptPay)
  // The same account added at once waits here, and is then known.
  await lockSite(tx)
  const isIt = and(eq(operatorAccounts.bankName, bankName), eq(operatorAccounts.bankId, bankId))
  const [known] = await tx.select({ uuid: operatorAccounts.uuid }).from(operatorAccounts).where(isIt)
  if (known) throw new OperationRefused(th.accountKnown)
  const [last] = await tx.select({ rank: max(operatorAccounts.rank) }).from(operatorAccounts)
  const [row] = await tx
    .insert(operatorAccounts)
    .values({
      uuid: uuidOf(key),
      bankName,
      bankId,
      accountName,
      promptPayType,
      promptPayTarget: promptPay || null,
      rank: (last?.rank ?? 0) + 1,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw settledAlready()
  await record(doing, {
    act: 'PAY_IN_ACCOUNT_ADDED',
    subject: row.uuid,
    detail: { bankName, bankId, accountName, promptPay: promptPay || null },
  })
}

/** Shows or hides an account from members; transfers to a hidden account are still accepted. */
export async function setPayInAccount(doing: OperationContext, uuid: string, isOpen: boolean) {
  const [row] = await doing.tx
    .update(operatorAccounts)
    .set({ isOpen })
    .where(and(eq(operatorAccounts.uuid, uuidOf(uuid)), ne(operatorAccounts.isOpen, isOpen)))
    .returning()
  if (!row) throw settledAlready()
  await record(doing, { act: 'PAY_IN_ACCOUNT_SET', subject: row.uuid, detail: { isOpen } })
}

function typeOf(promptPay: string) {
  const found = Object.entries(promptPayTypes).find(([length]) => promptPay.length === Number(length))
  return /^\d+$/.test(promptPay) ? found?.[1] : undefined
}
