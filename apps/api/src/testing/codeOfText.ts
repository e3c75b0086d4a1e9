import { Secret } from 'otpauth'
import { codeAt } from '../secrets/totp.ts'

/** The code of now for a secret as an authenticator app takes it. */
export const codeOfText = (text: string, now: Date): string => codeAt(Secret.fromBase32(text).bytes, now)
