import {
  type Configuration,
  configurationsQuery,
  memberConfigurationsQuery,
  memberQuery,
  memberSettingQuery,
  type Operation,
  operationQuery,
  queryAtom,
  settingQuery,
} from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { unavailableAtom } from '../failures.ts'
import { settingAtom } from './site.ts'

const often = 5_000
const seldom = 60_000

/** The operator's settings; a login does not ask for them again. */
export const settingQueryAtom = queryAtom((get) => {
  const known = get(settingAtom)
  return { ...settingQuery(), ...(known && { initialData: known }) }
})

/** Whether the website is open; asked often while it is not, so that it comes back by itself. */
export const operationQueryAtom = queryAtom<Operation>((get) => {
  const unavailable = get(unavailableAtom)
  return {
    ...operationQuery(),
    refetchInterval: ({ state }) => (unavailable || state.data?.websiteStatus === 'MA' ? often : seldom),
    refetchOnWindowFocus: 'always',
    retry: false,
  }
})

/** The configuration entries: a visitor's, or the member's own list. */
export const configurationsQueryAtom = queryAtom<Configuration[], Error, Configuration[], readonly string[]>(
  () => (getSession() ? memberConfigurationsQuery() : configurationsQuery()),
)

/** The member in full, asked for at start-up. */
export const memberQueryAtom = queryAtom(() => memberQuery())

/** The member's own settings, asked for at start-up. */
export const memberSettingQueryAtom = queryAtom(() => memberSettingQuery())
