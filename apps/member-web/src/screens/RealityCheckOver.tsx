import { logoutAtom } from '@member/auth'
import { cashOutAllAtom } from '@member/games/cash-out'
import { RealityCheck } from '@member/protection/reality-check'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import * as paths from '../paths/paths.ts'

export function RealityCheckOver() {
  const navigate = useNavigate()
  return (
    <RealityCheck
      safeLink={paths.playSafe.breakPath}
      onHistory={() => void navigate(paths.history.path)}
      cashOut={useSetAtom(cashOutAllAtom)}
      logout={useSetAtom(logoutAtom)}
    />
  )
}
