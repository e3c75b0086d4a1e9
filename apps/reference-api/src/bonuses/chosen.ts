import { and, eq, gt } from 'drizzle-orm'
import type { InferSelectModel } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { bonusChoices } from '../database/schema.ts'
import { bonusOf } from '../deposits/promotion.ts'

export type Choice = InferSelectModel<typeof bonusChoices>

/** What the member chose for the next deposit, while it holds. */
export async function choiceOf(tx: Database, memberUuid: string, now: Date): Promise<Choice | undefined> {
  const [choice] = await tx
    .select()
    .from(bonusChoices)
    .where(and(eq(bonusChoices.memberUuid, memberUuid), gt(bonusChoices.expiresAt, now)))
  return choice
}

/** What the choice brings a deposit of this amount; below the least that may be deposited, nothing. */
export function bonusChosen(choice: Choice | undefined, amount: bigint, minDeposit: bigint) {
  const bonus = !choice || amount < minDeposit ? 0n : bonusOf(amount, choice)
  return { bonus, turnover: bonus * BigInt(choice?.turnoverTimes ?? 0) }
}

/** It was for one deposit. */
export const forgetChoice = (tx: Database, memberUuid: string) =>
  tx.delete(bonusChoices).where(eq(bonusChoices.memberUuid, memberUuid))
