import type { Services } from '@member/api/main'
import { playRound } from '@member/simulator/partners'
import { toGames } from './simulator.ts'
import { toSatang } from '@member/api/values/satang'

export async function playAt(
  services: Services,
  launchUuid: string,
  { stake, isWon }: { stake: number; isWon: boolean },
) {
  const reels = isWon ? [0, 0, 0] : [0, 1, 2]
  const staking = { launchUuid, key: crypto.randomUUID(), stake: toSatang(stake), choice: '' }
  await playRound(toGames(services), staking, () => reels.shift() ?? 0)
}
