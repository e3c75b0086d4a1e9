import { TextField } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { type ChangeEvent, useEffect } from 'react'
import { t } from './words.ts'
import { Availability, usedError } from './OnAndBack.tsx'
import { isUsername } from './account.ts'
import { askedUsernameAtom, usernameCheckAtom } from './checks.ts'
import { draftAtom } from './draft.ts'

const pause = 600

export const UsernameField = ({ error }: { error: string | undefined }) => {
  const [{ username }, setDraft] = useAtom(draftAtom)
  const [asked, ask] = useAtom(askedUsernameAtom)
  const answer = useAtomValue(usernameCheckAtom)
  const whole = isUsername(username) ? username.trim() : ''
  const check = whole && whole === asked ? answer : null
  useEffect(() => {
    if (!whole) return undefined
    const timer = setTimeout(ask, pause, whole)
    return () => clearTimeout(timer)
  }, [whole, ask])
  const type = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => setDraft({ username: value })
  const wrong = usedError(check, t.usernameUsed) ?? error
  return (
    <TextField
      label={t.username}
      name="username"
      optional
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={username}
      onChange={type}
      hint={<Availability check={wrong ? null : check} free={t.usernameFree} rule={t.usernameHint} />}
      error={wrong}
    />
  )
}
