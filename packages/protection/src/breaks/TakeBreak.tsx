import { breakLengths, exclusionLengths } from '@member/api-client'
import { Button, CheckboxField, ChoiceField, PasswordField, Stack } from '@member/ui'
import { useAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { CommandNews, underWay } from '../CommandNews.tsx'
import { takeBreakAtom } from './breakAtom.ts'
import { t } from './words.ts'

const lengths = [...breakLengths, ...exclusionLengths]
type Length = (typeof lengths)[number]
const options = () => lengths.map((value) => ({ value, label: t.lengths[value] }))

const meansOf = (length: Length) => {
  if (length === 'FOREVER') return t.foreverMeans
  return breakLengths.some((one) => one === length) ? t.breakMeans : t.exclusionMeans
}

/** A length, a tick, the password: nothing is chosen beforehand. */
export const TakeBreak = ({ isLonger, onTaken }: { isLonger: boolean; onTaken: () => void }) => {
  const [length, setLength] = useState<Length>()
  const [password, setPassword] = useState('')
  const [isUnderstood, setUnderstood] = useState(false)
  const [isSent, setSent] = useState(false)
  const [command, take] = useAtom(takeBreakAtom)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (underWay(command) || !length || !isUnderstood || password === '') return
    const { status } = await take({ length, password, isUnderstood })
    if (status !== 'done') return
    onTaken()
    setSent(false)
    setPassword('')
    setUnderstood(false)
    setLength(undefined)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <ChoiceField
          label={t.length}
          options={options()}
          value={length}
          hint={length ? meansOf(length) : undefined}
          error={isSent && !length ? t.choose : undefined}
          onChoose={setLength}
        />
        <CheckboxField
          label={t.understood}
          checked={isUnderstood}
          error={isSent && !isUnderstood ? t.tick : undefined}
          onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
        />
        <PasswordField
          label={t.password}
          autoComplete="current-password"
          value={password}
          error={isSent && password === '' ? t.fill : undefined}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <CommandNews command={command} done={t.done} />
        <Button type="submit" wide busy={underWay(command)}>
          {isLonger ? t.longer : t.start}
        </Button>
      </Stack>
    </form>
  )
}
