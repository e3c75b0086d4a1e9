import type { Database } from '../../database/database.ts'
import { toSatang } from '../../values/satang.ts'
import { readSite } from '../settings/settings.ts'

export async function exceedsMaximumWin(tx: Database, win: bigint): Promise<boolean> {
  if (win <= 0n) return false
  const { mostWin } = await readSite(tx)
  return mostWin !== null && win > toSatang(mostWin)
}
