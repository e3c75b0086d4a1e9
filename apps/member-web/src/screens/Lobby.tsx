import { LobbyScreen } from '@member/games/lobby/LobbyScreen'
import { LimitReached } from '@member/protection/limit-reached'
import type { ComponentProps } from 'react'
import * as paths from '../paths/paths.ts'
import { depositSheet } from './depositSheet.ts'

export const Lobby = (props: Omit<ComponentProps<typeof LobbyScreen>, 'depositSheet' | 'notice'>) => (
  <LobbyScreen
    {...props}
    depositSheet={depositSheet}
    notice={<LimitReached {...props} withdrawLink={paths.withdraw.path} />}
  />
)
