import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { InferInsertModel, InferSelectModel } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { bonusChoices } from '../../database/schema.ts'
import { bonusOf } from './promotion.ts'

export type Choice = InferSelectModel<typeof bonusChoices>

const choices = prepared('bonus_choice', ['memberUuid', 'at'], (database, { memberUuid, at }) =>
  database
    .select()
    .from(bonusChoices)
    .where(
      and(
        eq(bonusChoices.memberUuid, memberUuid),
        lte(bonusChoices.takenAt, at),
        gt(bonusChoices.expiresAt, at),
        or(isNull(bonusChoices.replacedAt), gt(bonusChoices.replacedAt, at)),
      ),
    )
    .orderBy(desc(bonusChoices.takenAt))
    .limit(1),
)

/** Returns the bonus choice that is valid for a deposit at the time `at`, if there is one. */
export async function choiceOf(tx: Database, memberUuid: string, at: Date): Promise<Choice | undefined> {
  const [choice] = await choices(tx, { memberUuid, at })
  return choice
}

export function chosenBonus(choice: Choice, amount: bigint, minDeposit: bigint) {
  const bonus = amount < minDeposit ? 0n : bonusOf(amount, choice)
  return { bonus, turnover: bonus * BigInt(choice.turnoverTimes) }
}

/**
 * Stores the member's choice, which replaces the previous one for transfers first seen from now on. The caller
 * must hold the member's row lock.
 */
export async function chooseBonus(tx: Database, choice: InferInsertModel<typeof bonusChoices>) {
  await tx
    .update(bonusChoices)
    .set({ replacedAt: choice.takenAt })
    .where(and(eq(bonusChoices.memberUuid, choice.memberUuid), isNull(bonusChoices.replacedAt)))
  await tx
    .insert(bonusChoices)
    .values(choice)
    .onConflictDoUpdate({
      target: [bonusChoices.memberUuid, bonusChoices.takenAt],
      set: { ...choice, replacedAt: null },
    })
}

export const forgetChoice = (tx: Database, { memberUuid, takenAt }: Choice) =>
  tx
    .delete(bonusChoices)
    .where(and(eq(bonusChoices.memberUuid, memberUuid), eq(bonusChoices.takenAt, takenAt)))

/** Deletes all bonus choices of a member, including those for transfers that are still arriving. */
export const forgetChoices = (tx: Database, memberUuid: string) =>
  tx.delete(bonusChoices).where(eq(bonusChoices.memberUuid, memberUuid))
