import type { Database } from '../../database/database.ts'
import { breakOf } from './breaks.ts'
import { allowanceIn } from './limits.ts'

export async function mayPlayOn(tx: Database, memberUuid: string, now: Date): Promise<boolean> {
  const [isAway, [least]] = await Promise.all([
    breakOf(tx, memberUuid, now),
    allowanceIn(tx, memberUuid, ['LOSS', 'STAKE'], now),
  ])
  return !isAway && least?.left !== 0n
}
