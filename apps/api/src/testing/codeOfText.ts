import { Secret } from 'otpauth'
import { codeAt } from '../secrets/totp.ts'

export const codeOfText = (text: string, now: Date): string => codeAt(Secret.fromBase32(text).bytes, now)
