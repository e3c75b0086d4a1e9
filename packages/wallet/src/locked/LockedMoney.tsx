import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { creditAtom } from '../credit/credit.ts'

const card = lazyPart(async () => (await import('./LockedCard.tsx')).LockedCard)

export const LockedMoney = () => {
  const locked = useAtomValue(creditAtom).data?.kept
  return locked ? (
    <Deferred when="needed">
      <card.Component kept={locked} />
    </Deferred>
  ) : null
}
