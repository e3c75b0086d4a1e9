import { connect } from '@member/api-client'
import { createApp } from '../main/app.ts'
import type { BankAccount } from '../services/bank.ts'
import type { Database } from '../database/database.ts'
import { operatorAccounts } from '../database/schema.ts'
import { toSatang } from '../values/satang.ts'
import type { Router, Services } from '../services/services.ts'
import { listen } from '../main/listen.ts'
import { sendTransfer, setSwitches, slipOf, testBank } from './partners/bank.ts'
import { testServices } from './testServices.ts'

export const payInAccount = { bankName: 'KBANK', bankId: '0583927416', accountName: 'บจก. แสงทอง' }

/** Starts a server with a bank in memory on its own port, to which the client connects. */
export async function slipBench(database: Database, change: Partial<Services> = {}, pages: Router[] = []) {
  const { services, pass } = testServices(database)
  Object.assign(services, { bank: testBank(database, () => services.clock()) }, change)
  await database.insert(operatorAccounts).values(payInAccount)
  // Slips cause the credit, unless a test enables the feed.
  setSwitches(database, { feed: 'off' })
  const app = createApp(services, pages)
  const { stop, port } = await listen(app, { port: 0, host: '127.0.0.1' })
  connect({ baseUrl: `http://127.0.0.1:${port}`, version: '1.0.0', hostname: 'saengthong.example' })

  /** Sends baht to the operator or to `to`. */
  const transfer = async (from: BankAccount, baht: number, more: { to?: BankAccount; at?: Date } = {}) => {
    const sending = { from: accountOf(from), to: accountOf(more.to ?? payInAccount), amount: toSatang(baht) }
    const sent = await sendTransfer(
      database,
      { ...sending, ...(more.at && { at: more.at }) },
      services.clock(),
    )
    return {
      ...sent,
      slip: async () => new Blob([new Uint8Array(await slipOf(sent))], { type: 'image/jpeg' }),
    }
  }
  return { services, app, port, pass, transfer, stop: () => stop(0) }
}

const accountOf = ({ bankName, bankId }: BankAccount): BankAccount => ({ bankName, bankId })
