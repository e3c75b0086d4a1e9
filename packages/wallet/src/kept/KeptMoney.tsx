import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { creditAtom } from '../credit/credit.ts'

const card = lazyPart(async () => (await import('./KeptCard.tsx')).KeptCard)

export const KeptMoney = () => {
  const kept = useAtomValue(creditAtom).data?.kept
  return kept ? (
    <Deferred when="needed">
      <card.Component kept={kept} />
    </Deferred>
  ) : null
}
