import { awayAtom } from '@member/protection'
import { ErrorBoundary } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { PartMissing } from '../notices/PartMissing.tsx'

const away = lazyPart(async () => (await import('@member/protection/away')).AwayScreen)

/** What is neither play nor leads to it: open to members who are away from play too. */
const open =
  /^\/auth\/(withdraw|transaction\/history|settings\/.+|contact|affiliate|winlost|user\/ranking)$|^\/404$/

/** The screen, or why there is none while its member is away from play; the server refuses it all the same. */
export const PlayOrAway = ({ children }: { children: ReactNode }) => {
  const isAway = useAtomValue(awayAtom) !== null
  const { pathname } = useLocation()
  if (!isAway || open.test(pathname)) return children
  return (
    <ErrorBoundary renderFallback={(_, retry) => <PartMissing retry={retry} />}>
      <Suspense>
        <away.Component
          withdrawLink="/auth/withdraw"
          historyLink="/auth/transaction/history"
          contactLink="/auth/contact"
          safeLink="/auth/settings/play-safe"
        />
      </Suspense>
    </ErrorBoundary>
  )
}
