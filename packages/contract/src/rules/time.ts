import type { Rule } from './rule.ts'
import type { Exchange } from './exchange.ts'
import { answers, must } from './verdicts.ts'

const moment = /^(\d{4})-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/
const latestYear = () => new Date().getFullYear() + 100

function buddhistIn(value: unknown): string | undefined {
  if (typeof value === 'string') {
    const year = moment.exec(value)?.[1]
    return year !== undefined && Number(year) > latestYear() ? value : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const part of Object.values(value)) {
    const found = buddhistIn(part)
    if (found !== undefined) return found
  }
  return undefined
}

const buddhist = ({ request, body }: Exchange) => {
  const found = buddhistIn(body)
  return found === undefined ? [] : [`${request} has ${found}`]
}

export const timeRules: Rule[] = [
  {
    id: 'time:limit',
    about: 'time',
    says: 'Every call is answered before the web app’s timeout',
    run: async ({ server: { exchanges, timeout } }) => {
      const late = answers(exchanges).filter(({ ms }) => ms >= timeout)
      must(
        late.length === 0,
        `${late.map(({ request }) => request).join(', ')} took ${timeout / 1000} s or more`,
      )
    },
  },
  {
    id: 'time:gregorian',
    about: 'time',
    says: 'Dates and times are Gregorian; only the web app shows the Buddhist era',
    run: async ({ server: { exchanges } }) => {
      const [first] = answers(exchanges).flatMap(buddhist)
      must(first === undefined, first ?? '')
    },
  },
]
