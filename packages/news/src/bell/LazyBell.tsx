import { featureAtom } from '@member/api-client/setting'
import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'

const bell = lazyPart(async () => (await import('./Bell.tsx')).Bell)

const Room = styled.span`
  width: 44px;
`

/** Bell that leads to the inbox, where the server has one; loads after the page. */
export const LazyBell = ({ inboxLink }: { inboxLink: string }) => {
  const has = useAtomValue(featureAtom('notices'))
  // Its room is kept until it is known whether there is one: nothing in the bar moves when it comes.
  if (has === false) return null
  return (
    <Deferred when="idle" fallback={<Room />} renderFailure={null}>
      {has ? <bell.Component inboxLink={inboxLink} /> : <Room />}
    </Deferred>
  )
}
