import { logoutAtom } from '@member/auth'
import { bringAllHomeAtom } from '@member/games/bring-home'
import { RealityCheck } from '@member/protection/reality-check'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'

/** The question how long the member has been here, and where its answers lead. */
export function RealityCheckOver() {
  const navigate = useNavigate()
  return (
    <RealityCheck
      safeLink="/auth/settings/play-safe"
      onHistory={() => void navigate('/auth/transaction/history')}
      bringHome={useSetAtom(bringAllHomeAtom)}
      logout={useSetAtom(logoutAtom)}
    />
  )
}
