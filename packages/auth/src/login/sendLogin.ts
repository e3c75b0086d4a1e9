import { actorAtom, login, type LoginAnswer } from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { toast } from '@member/ui'
import { knownDevice, type Store } from '../remembered/knownDevice.ts'
import { byPassword } from '../remembered/offer.ts'
import { type Refusal, refusalOf } from '../form/refusal.ts'
import { markPasswordUnsure, rememberedName } from '../remembered/remembered.ts'
import { t } from './wordsWelcome.ts'

export interface Typed {
  username: string
  password: string
}

export const welcome = ({ user }: LoginAnswer) => {
  const before = user.lastLoginAt ? t.lastLogin({ dateTime: user.lastLoginAt }) : ''
  void toast([t.success, before].filter(Boolean).join(' · '))
}

export async function sendLogin(
  typed: Typed,
  store: Store,
  onSignedIn?: (answer: LoginAnswer) => void,
  greet: (answer: LoginAnswer) => void = welcome,
): Promise<Refusal | null> {
  try {
    const answer = await login({ ...typed, ...(await knownDevice(store)) }, store.get(actorAtom))
    startSession(answer)
    markPasswordUnsure(false)
    rememberedName.write(typed.username)
    byPassword.write('1')
    greet(answer)
    onSignedIn?.(answer)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}
