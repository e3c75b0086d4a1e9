import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as rest } from 'node:timers/promises'

/**
 * Does `work` while no other process does what `file` stands for; `waits` is told once where one does. The lock is
 * SQLite's, which the system itself takes from a process that ends, however it ends.
 */
export async function oneAtATime<Result>(file: string, waits: () => void, work: () => Promise<Result>) {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    for (let hasTold = false; !take(lock); hasTold = true) {
      if (!hasTold) waits()
      await rest(200)
    }
    return await work()
  } finally {
    lock.close()
  }
}

// SQLite's own number for it.
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
