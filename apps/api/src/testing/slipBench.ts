import { connect } from '@member/api-client'
import { createApp } from '../main/app.ts'
import { simulatedBank } from '../simulator/bank/simulatedBank.ts'
import { setSwitches } from '../simulator/bank/switches.ts'
import { sendTransfer, slipOf } from '../simulator/bank/transfers.ts'
import type { BankAccount } from '../services/bank.ts'
import type { Database } from '../database/database.ts'
import { operatorAccounts } from '../database/schema.ts'
import { toSatang } from '../values/satang.ts'
import { simulationPages } from '../simulator/simulationPages.ts'
import type { Services } from '../services/services.ts'
import { listen } from '../main/listen.ts'
import { testServices } from './testServices.ts'

export const ours = { bankName: 'KBANK', bankId: '0583927416', accountName: 'บจก. แสงทอง' }

/** A server with the simulated bank on its own port, used by the client's functions. */
export async function slipBench(database: Database, change: Partial<Services> = {}) {
  const { services, pass } = testServices(database)
  Object.assign(services, { bank: simulatedBank(database, () => services.clock()) }, change)
  await database.insert(operatorAccounts).values(ours)
  // Slips cause the credit, unless a test enables the feed.
  await setSwitches(database, { feed: 'off' })
  const app = createApp(services, simulationPages)
  const { stop, port } = await listen(app, { port: 0, host: '127.0.0.1' })
  connect({ baseUrl: `http://127.0.0.1:${port}`, version: '1.0.0', hostname: 'saengthong.example' })

  /** Transfers baht to the operator (or elsewhere); returns the transfer, whose `slip` draws its picture. */
  const transfer = async (from: BankAccount, baht: number, more: { to?: BankAccount; at?: Date } = {}) => {
    const sending = { from: accountOf(from), to: accountOf(more.to ?? ours), amount: toSatang(baht) }
    const sent = await sendTransfer(
      database,
      { ...sending, ...(more.at && { at: more.at }) },
      services.clock(),
    )
    if (!sent) throw new Error('The simulated bank knows no such account')
    return {
      ...sent,
      slip: async () => new Blob([new Uint8Array(await slipOf(sent))], { type: 'image/jpeg' }),
    }
  }
  return { services, app, port, pass, transfer, stop: () => stop(0) }
}

const accountOf = ({ bankName, bankId }: BankAccount): BankAccount => ({ bankName, bankId })
