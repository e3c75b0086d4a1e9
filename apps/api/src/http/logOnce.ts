import type { Services } from '../services/services.ts'

type Log = Services['log']

const most = 10_000
/** What each log has had, as long as its server runs. */
const logged = new WeakMap<Log, Set<string>>()

/** Logs what comes again with every attempt once: the same key writes no second line. */
export function logOnce(log: Log, key: string, line: Parameters<Log>[0]) {
  const keys = logged.get(log) ?? new Set()
  logged.set(log, keys)
  if (keys.has(key)) return
  if (keys.size >= most) keys.clear()
  keys.add(key)
  log(line)
}
