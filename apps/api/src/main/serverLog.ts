import * as v from 'valibot'
import { pino } from 'pino'

const Level = v.fallback(v.picklist(['error', 'warn', 'info']), 'info')

/** Fields with personal data, which are removed from the log. */
const personal = [
  'phone',
  'name',
  'accountName',
  'bankId',
  'username',
  'password',
  'token',
  'text',
  'address',
]

export function serverLog() {
  const logger = pino({
    base: null,
    messageKey: 'message',
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    redact: { paths: personal, remove: true },
  })
  return ({ level, ...line }: Record<string, unknown>) => logger[v.parse(Level, level)](line)
}
