import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'

/** Error that another process uses the data folder. */
export class FolderLocked extends Error {
  override name = 'FolderLocked'
}

const lockOwnerSchema = v.object({ pid: v.number(), started: v.string() })
type LockOwner = v.InferOutput<typeof lockOwnerSchema>

const lockedHere = new Set<string>()

/**
 * Locks a data folder for this process; returns a function that unlocks the folder. Throws a FolderLocked if the
 * folder is locked already.
 */
export function lockFolder(folder: string): () => void {
  const lock = join(resolve(folder), 'server.lock')
  if (lockedHere.has(lock))
    throw new FolderLocked(`The data folder ${folder} is already open in this process.`)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(lock)) {
      lockedHere.add(lock)
      return () => {
        lockedHere.delete(lock)
        if (read(lock)?.pid === process.pid) rmSync(lock, { force: true })
      }
    }
    const holder = read(lock)
    if (holder && isAlive(holder)) {
      throw new FolderLocked(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop that server, or set DATA_DIR to another folder.`,
      )
    }
    setAside(lock, holder)
  }
  throw new FolderLocked(`The lock file ${lock} cannot be taken. Remove it if no server is running.`)
}

/** Creates the lock file; returns false if the file exists. */
function create(lock: string): boolean {
  const draft = `${lock}.${process.pid}`
  const file = openSync(draft, 'w')
  writeSync(file, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies LockOwner))
  closeSync(file)
  try {
    linkSync(draft, lock)
    return true
  } catch (fault) {
    if (codeOf(fault) === 'EEXIST') return false
    throw fault
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes the lock file of a dead process. */
function setAside(lock: string, dead: LockOwner | undefined) {
  const aside = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  const moved = read(aside)
  if (moved && (moved.pid !== dead?.pid || moved.started !== dead.started)) {
    try {
      linkSync(aside, lock)
    } catch {
      // Another process took the lock; the next iteration reads who holds the lock.
    }
  }
  rmSync(aside, { force: true })
}

function read(lock: string): LockOwner | undefined {
  try {
    return v.parse(lockOwnerSchema, JSON.parse(readFileSync(lock, 'utf8')))
  } catch {
    return undefined
  }
}

/** Returns true if the process that created the lock is still alive. */
function isAlive({ pid, started }: LockOwner): boolean {
  if (startOf(pid) !== started) return false
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return codeOf(fault) === 'EPERM'
  }
}

function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return ''
  }
}

const codeOf = (fault: unknown) => (fault instanceof Error && 'code' in fault ? fault.code : undefined)
