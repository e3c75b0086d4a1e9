import { staff } from '../database/schema.ts'
import type { OperationContext } from '../domain/audit/operation.ts'
import { OperationRefused } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

const newForMs = 2 * 86_400_000

/**
 * Throws an OperationRefused if the approving person is, or may be, the one who made the request. This is the
 * case for the same name, an account younger than two days, and an unconfirmed account that either created for
 * the other.
 */
export async function refuseSamePerson({ tx, by, now }: OperationContext, askedBy: string) {
  if (by.kind !== 'STAFF') return
  if (by.name === askedBy) throw new OperationRefused(th.secondPerson)
  const accounts = new Map((await tx.select().from(staff)).map((one) => [one.username, one]))
  /** Returns an account, its creator and so on, up to the first confirmed account; may be circular. */
  const answersFor = (name: string, known = new Set<string>()): Set<string> => {
    if (known.has(name)) return known
    known.add(name)
    const account = accounts.get(name)
    return account?.createdBy && !account.confirmedBy ? answersFor(account.createdBy, known) : known
  }
  const own = accounts.get(by.name)
  if (own && !own.confirmedBy && now.getTime() - own.createdAt.getTime() < newForMs)
    throw new OperationRefused(th.newApprover)
  const askers = answersFor(askedBy)
  if ([...answersFor(by.name)].some((name) => askers.has(name))) throw new OperationRefused(th.sameMaker)
}
