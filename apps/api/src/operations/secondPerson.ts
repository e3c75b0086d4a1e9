import { staff } from '../database/schema.ts'
import type { Doing } from '../domain/audit/operation.ts'
import { OperationRefused } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'

const newForMs = 2 * 86_400_000

/**
 * Refuses to have somebody approve what they asked for themselves: under their own name, with an account that they made
 * or that made theirs, or with one less than two days old. An account that another owner or the command line has
 * confirmed is a person of its own from then on.
 */
export async function refuseSamePerson({ tx, by, now }: Doing, askedBy: string) {
  if (by.kind !== 'STAFF') return
  if (by.name === askedBy) throw new OperationRefused(th.secondPerson)
  const accounts = new Map((await tx.select().from(staff)).map((one) => [one.username, one]))
  /** An account, its maker and the maker's maker, as far as nobody else has confirmed them; two may have made each other. */
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
