import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { creditAtom } from '../credit/credit.ts'

const card = lazyPart(async () => (await import('./KeptCard.tsx')).KeptCard)

/** Locked money; its code is loaded only if there is any. */
export const KeptMoney = () => {
  const kept = useAtomValue(creditAtom).data?.kept
  return kept ? (
    <Deferred when="needed">
      <card.Component kept={kept} />
    </Deferred>
  ) : null
}
