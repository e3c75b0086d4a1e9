import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { lostCommandsAtom } from './lostCommandsAtom.ts'

const commands = lazyPart(async () => (await import('./LostCommands.tsx')).LostCommands)

/** Commands with an unknown outcome; loads its code only if there are any. */
export const Lost = () =>
  useAtomValue(lostCommandsAtom).length > 0 ? (
    <Deferred when="needed">
      <commands.Component />
    </Deferred>
  ) : null
