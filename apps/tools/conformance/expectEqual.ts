import { isDeepStrictEqual } from 'node:util'
import { toDecimal } from '@member/api/adapter'

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
