import { brandAtom } from '@member/brand'
import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'

const chat = lazyPart(async () => (await import('./SupportChat.tsx')).SupportChat)

export const LazySupportChat = () =>
  useAtomValue(brandAtom).chat === undefined ? null : (
    <Deferred when="idle" renderFailure={null}>
      <chat.Component />
    </Deferred>
  )
