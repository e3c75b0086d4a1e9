import { lostOrders, onLostOrders, queryClientAtom } from '@member/api-client'
import { updateSession } from '@member/api-client/session'
import { brandAtom } from '@member/brand'
import { type PrimitiveAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { AgeGatePlace } from '../ageGate/AgeGatePlace.tsx'
import { EventsPlace } from '../events/EventsPlace.tsx'
import { Demands } from '../demands/Demands.tsx'
import { useTouches } from '../demands/useTouches.ts'
import { lostOrdersAtom } from '../notices/lostOrdersAtom.ts'
import { useLive } from '../live/useLive.ts'
import { leavePageToApp } from '../boot/page.ts'
import { startReports } from '../reports/startReports.ts'
import { RealityCheckPlace } from '../realityCheck/RealityCheckPlace.tsx'
import { useSession } from '../session/useSession.ts'
import { watchFailures } from '../watchFailures.ts'
import {
  configurationsQueryAtom,
  memberQueryAtom,
  memberSettingQueryAtom,
  operationQueryAtom,
  settingQueryAtom,
} from './queries.ts'
import { configurationsAtom, operationAtom, settingAtom } from './site.ts'
import { useReturn } from './useReturn.ts'
import { installWorker } from './worker.ts'

/** Asks for what every screen stands on, a visitor's settings and pictures or a member's, and keeps asking. */
export function StartUp() {
  const session = useSession()
  useQueryClient()
  useKept(settingAtom, useAtomValue(settingQueryAtom).data)
  useKept(configurationsAtom, useAtomValue(configurationsQueryAtom).data)
  const operation = useAtomValue(operationQueryAtom).data
  useKept(operationAtom, operation)
  useEffect(() => {
    if (operation) leavePageToApp()
  }, [operation])
  useEffect(() => void installWorker(), [])
  const brand = useAtomValue(brandAtom)
  useEffect(() => startReports(brand), [brand])
  return (
    <>
      <EventsPlace />
      {session ? <MemberStartUp /> : <AgeGatePlace />}
    </>
  )
}

/** Writes what the server has said to where the first screen reads it. */
function useKept<Value>(
  atom: PrimitiveAtom<Value | undefined> & { init: Value | undefined },
  value: Value | undefined,
) {
  const keep = useSetAtom(atom)
  useEffect(() => {
    if (value !== undefined) keep(value)
  }, [keep, value])
}

/** The session's query client lives as long as the session. */
function useQueryClient() {
  const client = useAtomValue(queryClientAtom)
  const store = useStore()
  useEffect(() => {
    client.mount()
    const stop = watchFailures(store, client)
    return () => {
      stop()
      client.unmount()
      void client.cancelQueries()
    }
  }, [client, store])
}

/** Says which of the member's orders nobody knows the outcome of, over reloads too. */
function useLostOrders(member: string | undefined) {
  const keep = useSetAtom(lostOrdersAtom)
  useEffect(() => {
    const look = () => keep(lostOrders(member))
    look()
    return onLostOrders(look)
  }, [keep, member])
}

function MemberStartUp() {
  const { data } = useAtomValue(memberQueryAtom)
  useAtomValue(memberSettingQueryAtom)
  const { features, idleMinutes } = useAtomValue(settingAtom) ?? {}
  useTouches(features?.['unattended'] ? (idleMinutes ?? undefined) : undefined)
  useReturn()
  const member = useSession()?.user.uuid
  useLive(member)
  useLostOrders(member)
  useEffect(() => {
    if (data) updateSession({ user: { name: data.name, level: data.level } })
  }, [data])
  return (
    <>
      <RealityCheckPlace />
      <Demands />
    </>
  )
}
