import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

export const placeholder = '######'

export const drawCode = () => String(randomInt(1_000_000)).padStart(6, '0')

export const hashCode = (key: Buffer, request: string, code: string, what = 'password-reset') =>
  createHmac('sha256', key).update(`${what} ${request} ${code}`).digest('hex')

export const isCode = (given: string, stored: string | null) =>
  stored !== null && timingSafeEqual(Buffer.from(given), Buffer.from(stored))
