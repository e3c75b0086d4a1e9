import type { Operation } from '@member/api-client'
import { atom } from 'jotai'

export const operationAtom = atom<Operation>()

export const maintenanceAtom = atom((get) => get(operationAtom)?.websiteStatus === 'MA')
