import { playRound } from './partners/games.ts'
import { takeRounds } from '../domain/games/takeRounds.ts'
import { toSatang } from '../values/satang.ts'
import type { Services } from '../services/services.ts'

export async function playAt(
  services: Services,
  launchUuid: string,
  { stake, isWon = false, isTold = true }: { stake: number; isWon?: boolean; isTold?: boolean },
) {
  const staking = { launchUuid, stake: toSatang(stake), isWon }
  const played = await playRound(services.database, staking, services.clock())
  if (isTold) await takeRounds(services)
  return played
}
