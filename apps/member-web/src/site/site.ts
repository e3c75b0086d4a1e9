import type { Operation } from '@member/api-client'
import { atom } from 'jotai'

/** Undefined until the server has answered. A plain atom: the first screen reads it, `StartUp` loads it after that. */
export const operationAtom = atom<Operation>()

/** Website status MA (spec §4). */
export const maintenanceAtom = atom((get) => get(operationAtom)?.websiteStatus === 'MA')
