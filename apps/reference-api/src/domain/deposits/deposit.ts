import type { InferSelectModel } from 'drizzle-orm'
import type { deposits } from '../../database/schema.ts'

export type DepositRow = InferSelectModel<typeof deposits>

export type NewDeposit = {
  memberUuid: string
  /** In satang. */
  amount: bigint
  channel: DepositRow['channel']
  /** The account it came from. */
  bankName: string
  bankId: string
  /** Unique reference of the transfer; without it a repeat cannot be recognised. */
  transfer?: { sendingBank: string; transRef: string }
  order?: string
  /** When the server heard of the transfer, where that was before and its reference does not tell. */
  heardAt?: Date
}
