import {
  type Configuration,
  configurationsQuery,
  memberConfigurationsQuery,
  memberQuery,
  memberSettingQuery,
  type Operation,
  operationQuery,
  queryAtom,
} from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { unavailableAtom } from '../failures/failures.ts'

const often = 5_000
const seldom = 60_000

/** Query of the website's status, polled more often while the site is closed or unavailable. */
export const operationQueryAtom = queryAtom<Operation>((get) => {
  const unavailable = get(unavailableAtom)
  return {
    ...operationQuery(),
    refetchInterval: ({ state }) => (unavailable || state.data?.websiteStatus === 'MA' ? often : seldom),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
  }
})

export const configurationsQueryAtom = queryAtom<Configuration[], Error, Configuration[], readonly string[]>(
  () => (getSession() ? memberConfigurationsQuery() : configurationsQuery()),
)

export const memberQueryAtom = queryAtom(() => memberQuery())

export const memberSettingQueryAtom = queryAtom(() => memberSettingQuery())
