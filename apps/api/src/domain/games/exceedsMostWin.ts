import type { Database } from '../../database/database.ts'
import { toSatang } from '../../values/satang.ts'
import { readSite } from '../settings/settings.ts'

/** True of a win above the most that one round may bring by the operator's rules; a provider may be wrong. */
export async function exceedsMostWin(tx: Database, win: bigint): Promise<boolean> {
  if (win <= 0n) return false
  const { mostWin } = await readSite(tx)
  return mostWin !== null && win > toSatang(mostWin)
}
