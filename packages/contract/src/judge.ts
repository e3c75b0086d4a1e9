import { benchAt, type Rule } from './rules/rule.ts'
import { callRules } from './rules/calls.ts'
import { failureRules } from './rules/failures.ts'
import { headerRules } from './rules/headers.ts'
import { liveRules } from './rules/live.ts'
import { moneyRules } from './rules/money.ts'
import { orderRules } from './rules/orders.ts'
import { playingRules } from './rules/playing.ts'
import { sessionRules } from './rules/sessions.ts'
import { slipRules } from './rules/slips.ts'
import { timeRules } from './rules/time.ts'
import { withdrawingRules } from './rules/withdrawing.ts'
import { type Connection, serverAt } from './rules/server.ts'
import { Broken, Hindered, NotJudged } from './rules/verdicts.ts'

export interface Judging extends Connection {
  /** Without a member only what a visitor may ask is judged. */
  as?: { username: string; password: string }
  /** The site's origin, such as `https://www.example.com`. */
  origin?: string
  /** True if commands may be sent: an open withdrawal and today's check-in are left behind. */
  writes?: boolean
  /** The text of a fresh slip's mini-QR, to be credited. */
  slip?: string
  /** The rules to judge, by the start of their ids; all unless given. */
  only?: string[]
}

/** Verdict on a rule. `told` is the violation, or why it was not judged. */
export interface Finding extends Pick<Rule, 'id' | 'about' | 'says'> {
  verdict: 'kept' | 'broken' | 'not judged'
  told?: string
  /** True if it was to be judged and could not be. */
  isHindered?: true
}

export interface Report {
  server: string
  at: string
  features: string[]
  findings: Finding[]
  /** Slowest answer, in milliseconds; null if there was none. */
  slowest: { request: string; ms: number } | null
}

// Reads are judged before changes, and the requests as a whole last.
const rules: Rule[] = [
  ...callRules,
  ...headerRules,
  ...sessionRules,
  ...liveRules,
  ...moneyRules,
  ...orderRules,
  ...playingRules,
  ...slipRules,
  ...withdrawingRules,
  ...failureRules,
  ...timeRules,
]

/** Holds a server against the contract, one rule after the other. */
export async function judge(judging: Judging): Promise<Report> {
  const server = serverAt(judging)
  const bench = await benchAt(server, judging)
  const findings: Finding[] = []
  const { only = [''] } = judging
  for (const rule of rules.filter(({ id }) => only.some((start) => id.startsWith(start)))) {
    const { id, about, says } = rule
    const told = await verdictOf(rule, () => {
      if (rule.writes && !judging.writes) throw new NotJudged('it changes something; add --writes')
      return rule.run(bench)
    })
    findings.push({ id, about, says, ...told })
  }
  const answered = server.exchanges.filter(({ status }) => status > 0)
  const [slowest] = answered.toSorted((one, other) => other.ms - one.ms)
  return {
    server: judging.baseUrl,
    at: new Date().toISOString(),
    features: Object.entries(bench.setting?.features ?? {})
      .filter(([, has]) => has)
      .map(([name]) => name),
    findings,
    slowest: slowest ? { request: slowest.request, ms: Math.round(slowest.ms) } : null,
  }
}

async function verdictOf(
  { id }: Rule,
  run: () => Promise<void>,
): Promise<Omit<Finding, 'id' | 'about' | 'says'>> {
  try {
    await run()
    return { verdict: 'kept' }
  } catch (error) {
    if (error instanceof Hindered) return { verdict: 'not judged', told: error.message, isHindered: true }
    if (error instanceof NotJudged) return { verdict: 'not judged', told: error.message }
    if (error instanceof Broken) return { verdict: 'broken', told: error.message }
    throw new Error(`The rule ${id} itself broke`, { cause: error })
  }
}

/** The rules that were to be judged and could not be. */
export const hindered = ({ findings }: Report) => findings.filter(({ isHindered }) => isHindered)

/** True if anything was judged. */
export const isJudged = ({ findings }: Report) => findings.some(({ verdict }) => verdict !== 'not judged')

/** True if nothing was broken. */
export const isKept = ({ findings }: Report) => findings.every(({ verdict }) => verdict !== 'broken')
