import { isDeepStrictEqual } from 'node:util'
import { toDecimal } from '@member/api/adapter'

export type Rule = [sentence: string, trial: () => Promise<void>]

export type Verdict = { sentence: string; fault?: string }

export async function conform(rules: Rule[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const [sentence, trial] of rules) {
    const fault = await trial().then(
      () => undefined,
      (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
    )
    verdicts.push({ sentence, ...(fault !== undefined && { fault }) })
  }
  return verdicts
}

export const badMoods = [
  ['slow', 'is slow'],
  ['silent', 'does not answer'],
  ['failing', 'answers 502'],
  ['garbled', 'answers what cannot be read'],
] as const

const baht = (satang: bigint) => (satang < 0n ? `-${toDecimal(-satang)} baht` : `${toDecimal(satang)} baht`)

const shown = (value: unknown) =>
  typeof value === 'bigint'
    ? baht(value)
    : (JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? baht(inner) : inner)) ??
      'nothing')

export function expectEqual(figure: string, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${figure}: ${shown(actual)}, expected ${shown(expected)}`)
}
