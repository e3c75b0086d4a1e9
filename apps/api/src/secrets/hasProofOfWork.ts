import { createHash } from 'node:crypto'
import { hasZeros, workText, type LoginRequest } from '@member/api-client'

/** Returns true if a log-in has this many bits of proof of work, bound to its name and password. */
export const hasProofOfWork = ({ proof, ...login }: LoginRequest, bits: number): boolean =>
  proof !== undefined && hasZeros(createHash('sha256').update(workText(login, proof)).digest(), bits)
