import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { ScorePage } from '../scores/ScorePage.tsx'
import { th } from '../th.ts'

/** League standings, in the brand's frame (spec §2: 520 px high). */
export const Standings = () => {
  const { scores } = useAtomValue(brandAtom)
  return (
    <ScorePage
      title={th.title.standings}
      src={scores?.standings}
      height={520}
      other={{ to: '/live-score', label: th.title.liveScore }}
    />
  )
}
