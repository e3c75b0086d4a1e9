import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { ScorePage } from '../scores/ScorePage.tsx'
import { th } from '../th.ts'

/** Live football results, in the brand's frame (spec §2: 2500 px high). */
export const LiveScore = () => {
  const { scores } = useAtomValue(brandAtom)
  return (
    <ScorePage
      title={th.title.liveScore}
      src={scores?.live}
      height={2500}
      other={{ to: '/score', label: th.title.standings }}
    />
  )
}
