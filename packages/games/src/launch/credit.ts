import { creditQuery, queryAtom } from '@member/api-client'
import { launchAtom } from './launchState.ts'
import { atom } from 'jotai'

export const whilePlaying = 10_000

export const creditAtom = queryAtom((get) => ({
  ...creditQuery(),
  refetchInterval: get(launchAtom)?.phase === 'framed' ? whilePlaying : (false as const),
  refetchOnWindowFocus: 'always' as const,
  refetchOnReconnect: 'always' as const,
}))

export const isMoneyOutAtom = atom((get) => Boolean(get(creditAtom).data?.inGames.length))
