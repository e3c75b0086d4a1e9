import type { Operation } from '@member/api-client'
import { atom } from 'jotai'

/**
 * Website status; undefined until loaded.
 * A plain atom, because the first screen reads it before `StartUp` loads it.
 */
export const operationAtom = atom<Operation>()

export const maintenanceAtom = atom((get) => get(operationAtom)?.websiteStatus === 'MA')
