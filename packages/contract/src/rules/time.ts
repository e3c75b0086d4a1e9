import type { Rule } from '../rule.ts'
import { must } from '../verdicts.ts'

/** Judged last: of all that was asked. */
export const timeRules: Rule[] = [
  {
    id: 'time:limit',
    about: 'time',
    says: 'Every call is answered before the web app gives it up',
    run: async ({ server: { exchanges, timeout } }) => {
      const late = exchanges.filter(({ ms }) => ms >= timeout)
      must(
        late.length === 0,
        `${late.map(({ request }) => request).join(', ')} took ${timeout / 1000} s or more`,
      )
    },
  },
]
