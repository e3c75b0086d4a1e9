import { setTimeout as wait } from 'node:timers/promises'
import { limits } from './limits.ts'

/** Polls until `isSo` returns true; throws an error with `what` after the common limit. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + limits.test
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(what)
    await wait(50)
  }
}
