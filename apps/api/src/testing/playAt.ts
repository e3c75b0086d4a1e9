import { playRound } from '../simulator/games/playRound.ts'
import { takeRounds } from '../domain/games/takeRounds.ts'
import { toSatang } from '../values/satang.ts'
import type { Services } from '../services/services.ts'

export async function playAt(
  services: Services,
  launchUuid: string,
  { stake, isWon = false, isTold = true }: { stake: number; isWon?: boolean; isTold?: boolean },
) {
  const reels = isWon ? [0, 0, 0] : [0, 1, 2]
  const key = crypto.randomUUID()
  const staking = { launchUuid, key, stake: toSatang(stake), choice: '' }
  const played = await playRound(services.database, staking, services.clock(), () => reels.shift() ?? 0)
  if (isTold) await takeRounds(services)
  return played
}
