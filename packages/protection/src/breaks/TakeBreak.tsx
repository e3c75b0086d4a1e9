import { breakLengths, exclusionLengths } from '@member/api-client'
import { Button, CheckboxField, PasswordField, SelectField, Stack } from '@member/ui'
import { useAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { OrderNews, underWay } from '../OrderNews.tsx'
import { takeBreakAtom } from './breaks.ts'
import { th } from './th.ts'

const lengths = [...breakLengths, ...exclusionLengths]
type Length = (typeof lengths)[number]
const options = lengths.map((value) => ({ value, label: th.lengths[value] }))

const meansOf = (length: Length) => {
  if (length === 'FOREVER') return th.foreverMeans
  return breakLengths.some((one) => one === length) ? th.breakMeans : th.exclusionMeans
}

/** A length, a tick, the password: nothing is chosen beforehand. */
export const TakeBreak = ({ isLonger }: { isLonger: boolean }) => {
  const [length, setLength] = useState<Length>()
  const [password, setPassword] = useState('')
  const [isUnderstood, setUnderstood] = useState(false)
  const [isSent, setSent] = useState(false)
  const [order, take] = useAtom(takeBreakAtom)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (underWay(order) || !length || !isUnderstood || password === '') return
    const { status } = await take({ length, password, isUnderstood })
    if (status !== 'done') return
    setSent(false)
    setPassword('')
    setUnderstood(false)
    setLength(undefined)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <SelectField
          label={th.length}
          options={options}
          value={length ?? ''}
          hint={length ? meansOf(length) : undefined}
          error={isSent && !length ? th.choose : undefined}
          onChange={({ currentTarget }) => setLength(lengths.find((one) => one === currentTarget.value))}
        />
        <CheckboxField
          label={th.understood}
          checked={isUnderstood}
          error={isSent && !isUnderstood ? th.tick : undefined}
          onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}
        />
        <PasswordField
          label={th.password}
          autoComplete="current-password"
          value={password}
          error={isSent && password === '' ? th.fill : undefined}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <OrderNews order={order} done={th.done} />
        <Button type="submit" wide busy={underWay(order)}>
          {isLonger ? th.longer : th.start}
        </Button>
      </Stack>
    </form>
  )
}
