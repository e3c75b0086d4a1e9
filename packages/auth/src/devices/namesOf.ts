import type { MemberSession } from '@member/api-client'
import { deviceName } from '../lastLogin/deviceName.ts'
import { t } from './words.ts'

/** Returns a device name by session uuid; equal names are numbered in the order of log-in. */
export function namesOf(sessions: readonly MemberSession[]): Map<string, string> {
  const alike = new Map<string, MemberSession[]>()
  for (const session of sessions) {
    const name = deviceName(session.userAgent ?? '').trim()
    alike.set(name, [...(alike.get(name) ?? []), session])
  }
  const names = new Map<string, string>()
  for (const [device, those] of alike) {
    // oxlint-disable-next-line unicorn/no-array-sort -- of an array made here; Safari 12 has no toSorted
    those.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    those.forEach(({ uuid }, at) =>
      names.set(uuid, those.length === 1 ? device : t.nth({ device, nth: at + 1 })),
    )
  }
  return names
}
