import { awayAtom } from '@member/protection'
import { ErrorBoundary } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { matchPath, useLocation } from 'react-router'
import { PartMissing } from '../notices/PartMissing.tsx'
import { routes } from '../routes/routes.ts'

const away = lazyPart(async () => (await import('@member/protection/away')).AwayScreen)

// What is not a member's own is open to all.
const open = routes.filter(({ access, apartFromPlay }) => access !== 'member' || apartFromPlay)

/** The screen, or why there is none while its member is away from play; the server refuses it all the same. */
export const PlayOrAway = ({ children }: { children: ReactNode }) => {
  const isAway = useAtomValue(awayAtom) !== null
  const { pathname } = useLocation()
  if (!isAway || open.some(({ path }) => matchPath(path, pathname))) return children
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
