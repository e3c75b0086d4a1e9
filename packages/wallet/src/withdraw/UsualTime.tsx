import { formatCount } from '@member/ui'
import { useAtomValue } from 'jotai'
import { th } from './th.ts'
import { thWay } from './thWay.ts'
import { withdrawProgressAtom } from './withdraw.ts'

/** Whole minutes, never less than one; whole hours from two of them on. */
function lengthOf(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes < 120
    ? thWay.minutes(formatCount(minutes))
    : thWay.hours(formatCount(Math.ceil(minutes / 60)))
}

/** How long a withdrawal takes: as measured, where the server measures it; else as the operator promises. */
export const UsualTime = () => {
  const usual = useAtomValue(withdrawProgressAtom).data?.usual
  return usual
    ? thWay.measured(formatCount(usual.count), lengthOf(usual.half), lengthOf(usual.most))
    : th.usual
}
