import { createHash } from 'node:crypto'
import { hasZeros, workText, type LoginRequest } from '@member/api-client'

/** True if a log-in carries this many bits of proof of work, bound to its name and password. */
export const isWorth = ({ proof, ...login }: LoginRequest, bits: number): boolean =>
  proof !== undefined && hasZeros(createHash('sha256').update(workText(login, proof)).digest(), bits)
