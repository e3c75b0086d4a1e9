import { login, type LoginAnswer } from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { formatDateTime, toast } from '@member/ui'
import { type Refusal, refusalOf } from '../refusal.ts'
import { markPasswordUnsure } from '../unsurePassword.ts'
import { th } from './th.ts'

export interface Typed {
  username: string
  password: string
}

/** Logs in; the session starts and the member is welcomed, or it is said why not. */
export async function sendLogin(
  typed: Typed,
  onSignedIn?: (answer: LoginAnswer) => void,
): Promise<Refusal | null> {
  try {
    const answer = await login(typed)
    startSession(answer)
    markPasswordUnsure(false)
    welcome(answer)
    onSignedIn?.(answer)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}

const welcome = ({ user }: LoginAnswer) => {
  const before = user.lastLoginAt ? th.lastLogin(formatDateTime(user.lastLoginAt)) : ''
  void toast([th.success, before].filter(Boolean).join(' · '))
}
