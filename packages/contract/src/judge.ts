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
  as?: { username: string; password: string }
  origin?: string
  /** True if commands may be sent; afterwards a withdrawal is open and today's check-in is used. */
  writes?: boolean
  /** Text of an unused slip's mini-QR; the check sends the slip, which is then credited. */
  slip?: string
  only?: string[]
}

/** Result of a rule, with the violation, or the reason why the rule was not checked. */
export interface Finding extends Pick<Rule, 'id' | 'about' | 'says'> {
  verdict: 'kept' | 'broken' | 'not judged'
  problem?: string
  isHindered?: true
}

export interface Report {
  server: string
  at: string
  features: string[]
  findings: Finding[]
  slowest: { request: string; ms: number } | null
}

// Reads before changes, and rules about all requests last.
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

export async function judge(judging: Judging): Promise<Report> {
  const server = serverAt(judging)
  const bench = await benchAt(server, judging)
  const findings: Finding[] = []
  const { only = [''] } = judging
  for (const rule of rules.filter(({ id }) => only.some((start) => id.startsWith(start)))) {
    const { id, about, says } = rule
    const verdict = await verdictOf(rule, () => {
      if (rule.writes && !judging.writes) throw new NotJudged('it changes something; add --writes')
      return rule.run(bench)
    })
    findings.push({ id, about, says, ...verdict })
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
    if (error instanceof Hindered) return { verdict: 'not judged', problem: error.message, isHindered: true }
    if (error instanceof NotJudged) return { verdict: 'not judged', problem: error.message }
    if (error instanceof Broken) return { verdict: 'broken', problem: error.message }
    throw new Error(`The rule ${id} itself broke`, { cause: error })
  }
}

/** Returns the rules that should have been checked but could not be. */
export const hindered = ({ findings }: Report) => findings.filter(({ isHindered }) => isHindered)

export const isJudged = ({ findings }: Report) => findings.some(({ verdict }) => verdict !== 'not judged')

export const isFulfilled = ({ findings }: Report) => findings.every(({ verdict }) => verdict !== 'broken')
