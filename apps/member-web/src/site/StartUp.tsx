import { getMemberSetting, memberSettingKey } from '@member/api-client'
import { updateSession } from '@member/api-client/session'
import { useAtomValue } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { useEffect } from 'react'
import { useSession } from '../access/useSession.ts'
import { configurationsAtom } from './configurationsQuery.ts'
import { memberAtom } from './member.ts'
import { settingAtom } from './settingQuery.ts'
import { useReturn } from './useReturn.ts'
import { installWorker } from './worker.ts'

const memberSettingAtom = atomWithQuery(() => ({
  queryKey: memberSettingKey,
  queryFn: () => getMemberSetting(),
  staleTime: 60_000,
}))

/** Asks for what every screen stands on: a visitor's settings and pictures, or a member's. */
export function StartUp() {
  const session = useSession()
  useAtomValue(settingAtom)
  useAtomValue(configurationsAtom)
  useEffect(() => void installWorker(), [])
  return session ? <MemberStartUp /> : null
}

function MemberStartUp() {
  const { data } = useAtomValue(memberAtom)
  useAtomValue(memberSettingAtom)
  useReturn()
  useEffect(() => {
    if (data) updateSession({ user: { name: data.name, level: data.level } })
  }, [data])
  return null
}
