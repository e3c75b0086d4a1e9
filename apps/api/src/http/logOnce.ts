import type { Services } from '../services/services.ts'

type Log = Services['log']

const most = 10_000
const logged = new WeakMap<Log, Set<string>>()

export function logOnce(log: Log, key: string, line: Parameters<Log>[0]) {
  const keys = logged.get(log) ?? new Set()
  logged.set(log, keys)
  if (keys.has(key)) return
  if (keys.size >= most) keys.clear()
  keys.add(key)
  log(line)
}
