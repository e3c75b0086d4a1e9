import { atom } from 'jotai'
import { chunk } from '../screen/chunk.ts'
import type * as serverSide from './serverSide.ts'

/** All that asks the server. */
export type Server = typeof serverSide

let here: Server | undefined

/** The code that asks the server: no pre-rendered page waits for its 35 kB before React answers a touch. */
export const serverReady = async () => (here ??= await chunk(() => import('./serverSide.ts')))

const again = 5_000

/** The same, asked for until it has come: a page without it can be used, but hears nothing of the server. */
export async function serverAtLast(): Promise<Server> {
  try {
    return await serverReady()
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, again)
    })
    return serverAtLast()
  }
}

/** The same, where it has arrived already. */
export const serverNow = () => here

/** The same for components: what the server would say is unknown until it is there. */
export const serverAtom = atom<Server | undefined>(undefined)
