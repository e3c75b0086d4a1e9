import { LazyEvents } from '@member/analytics/events'
import { trackFirstDeposit } from '@member/analytics/first-deposit'
import { startReports } from '@member/analytics/reports'
import {
  type Configuration,
  configurationsQuery,
  memberConfigurationsQuery,
  memberQuery,
  memberSettingQuery,
  type Operation,
  operationQuery,
  queryAtom,
  queryClientAtom,
  watchSetting,
} from '@member/api-client'
import { getSession, updateSession } from '@member/api-client/session'
import { brandAtom, configurationsAtom } from '@member/brand'
import { lostCommands, onLostCommands } from '@member/commands'
import { useLive } from '@member/live'
import { LazyAgeGate } from '@member/protection/age-gate'
import { usePresence } from '@member/protection/presence'
import { type ConfirmSessionProps, StepUp } from '@member/identity/step-up'
import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { type PrimitiveAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import { version } from '../../package.json'
import { lostCommandsAtom } from '../notices/lostCommandsAtom.ts'
import { leavePageToApp } from '../boot/page.ts'
import * as paths from '../paths/paths.ts'
import { routeAt } from '../routes/routes.ts'
import { useSession } from '../session/useSession.ts'
import { watchFailures } from '../failures/watchFailures.ts'
import { installWorker, ownScript } from '../site/worker.ts'
import { operationAtom } from '../site/site.ts'
import { unavailableAtom } from '../failures/failures.ts'
import { useLanguage } from '@member/i18n/react'
import { pageWords } from '../language/pageWords.ts'

const often = 5_000
const seldom = 60_000

/** Query of the website's status, polled more often while the site is closed or unavailable. */
const operationQueryAtom = queryAtom<Operation>((get) => {
  const unavailable = get(unavailableAtom)
  return {
    ...operationQuery(),
    refetchInterval: ({ state }) => (unavailable || state.data?.websiteStatus === 'MA' ? often : seldom),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
  }
})

const configurationsQueryAtom = queryAtom<Configuration[], Error, Configuration[], readonly string[]>(() =>
  getSession() ? memberConfigurationsQuery() : configurationsQuery(),
)

const memberQueryAtom = queryAtom(() => memberQuery())

const memberSettingQueryAtom = queryAtom(() => memberSettingQuery())

/** Refetches all queries when the language changes. */
function useAnswersInLanguage() {
  const client = useAtomValue(queryClientAtom)
  const language = useLanguage()
  const asked = useRef(pageWords().language)
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    void client.invalidateQueries()
  }, [client, language])
}

const consentAgain = lazyPart<ConfirmSessionProps>(
  async () => (await import('@member/protection/consent-again')).ConsentAgain,
)

const afterFirstInteraction = lazyPart(
  async () => (await import('../screens/AfterFirstInteraction.tsx')).AfterFirstInteraction,
)

const pageAt = (pathname: string) => routeAt(pathname)?.path
const reportedPage = (pathname: string) => pageAt(pathname) ?? paths.notFound.path

/** Loads what all screens share, and the parts that appear over any screen, for visitor or member. */
export function StartUp() {
  const session = useSession()
  useQueryClient()
  useAnswersInLanguage()
  const store = useStore()
  useEffect(() => watchSetting(store), [store])
  useStored(configurationsAtom, useAtomValue(configurationsQueryAtom).data)
  const operation = useAtomValue(operationQueryAtom).data
  useStored(operationAtom, operation)
  useEffect(() => {
    if (operation) leavePageToApp()
  }, [operation])
  useEffect(() => void installWorker(), [])
  const brand = useAtomValue(brandAtom)
  useEffect(() => startReports(brand, { version, build: ownScript(), pageAt: reportedPage }), [brand])
  return (
    <>
      <LazyEvents
        pageAt={pageAt}
        cookiesHref={paths.legal.href('cookies')}
        calmAt={[paths.landing.path, paths.dashboard.path, paths.help.path]}
      />
      {session ? <MemberStartUp /> : <LazyAgeGate openBelow={paths.legal.href('')} />}
      <StepUp consent={consentAgain} />
      <Deferred when="interaction" renderFailure={null}>
        <afterFirstInteraction.Component />
      </Deferred>
    </>
  )
}

/** Copies a query's answer to the atom that the first screen reads. */
function useStored<Value>(
  atom: PrimitiveAtom<Value | undefined> & { init: Value | undefined },
  value: Value | undefined,
) {
  const keep = useSetAtom(atom)
  useEffect(() => {
    if (value !== undefined) keep(value)
  }, [keep, value])
}

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

/** Keeps the atom equal to the member's stored commands of unknown outcome, also after reloads. */
function useLostCommands(member: string | undefined) {
  const keep = useSetAtom(lostCommandsAtom)
  useEffect(() => {
    const look = () => keep(lostCommands(member))
    look()
    return onLostCommands(look)
  }, [keep, member])
}

/** Addresses of the screens that announce settled deposits and withdrawals themselves. */
const shownAt = { deposit: paths.deposit.path, withdraw: paths.withdraw.path }

function MemberStartUp() {
  const { data } = useAtomValue(memberQueryAtom)
  useAtomValue(memberSettingQueryAtom)
  usePresence()
  const member = useSession()?.user.uuid
  useLive(member, { shownAt, onDeposited: trackFirstDeposit })
  useLostCommands(member)
  useEffect(() => {
    if (data) updateSession(data.uuid, { user: { name: data.name, level: data.level } })
  }, [data])
  return null
}
