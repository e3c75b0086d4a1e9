import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as rest } from 'node:timers/promises'

/** Runs `work` under an exclusive lock on `file`; calls `waits` once if the lock is not free. */
export async function oneAtATime<Result>(file: string, waits: () => void, work: () => Promise<Result>) {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    for (let hasReported = false; !take(lock); hasReported = true) {
      if (!hasReported) waits()
      await rest(200)
    }
    return await work()
  } finally {
    lock.close()
  }
}

// SQLITE_BUSY.
const busy = 5
const isBusy = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === busy

function take(lock: DatabaseSync) {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}
