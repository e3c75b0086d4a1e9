import { Deferred, useOnline } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { lostCommandsAtom } from './lostCommandsAtom.ts'

const commands = lazyPart(async () => (await import('./LostCommands.tsx')).LostCommands)

/** Commands with an unknown outcome; loads its code only if there are any. Without a network the site says why it is not there. */
export const Lost = () => {
  const online = useOnline()
  return useAtomValue(lostCommandsAtom).length > 0 ? (
    <Deferred when="needed" {...(online ? {} : { renderFailure: null })}>
      <commands.Component />
    </Deferred>
  ) : null
}
