import { createHash } from 'node:crypto'
import { hasZeros, workText, type LoginRequest } from '@member/api-client'

/** Whether a log-in carries so many bits of work. It is done for one name and one password: none of it serves another guess. */
export const isWorth = ({ proof, ...login }: LoginRequest, bits: number): boolean =>
  proof !== undefined && hasZeros(createHash('sha256').update(workText(login, proof)).digest(), bits)
