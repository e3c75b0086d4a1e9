import { inTime } from '../values/inTime.ts'
import type { Notifier } from '../services/notifier.ts'

/** The gateway, waited for only so long. */
export const patientNotifier = (notifier: Notifier, patienceMs: number): Notifier => ({
  send: (message) => inTime(notifier.send(message), patienceMs, { kind: 'unanswered' as const }),
})
