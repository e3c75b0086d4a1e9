import styled from '@emotion/styled'
import { type RunningBreak, breakLengths, exclusionLengths, type TakeBreakRequest } from '@member/api-client'
import {
  Button,
  CheckboxField,
  ChoiceField,
  CommandMessage,
  Icon,
  PasswordField,
  Phrases,
  Stack,
} from '@member/ui'
import { serverClockAtom } from '@member/api-client/setting'
import { isInFlight } from '@member/commands'
import { useAtom, useAtomValue } from 'jotai'
import { type FormEvent, useState } from 'react'
import { takeBreakAtom } from './breakAtom.ts'
import { t } from './words.ts'

/** Offset of Bangkok, which has no daylight saving time (ms). */
const offset = 7 * 3_600_000

const monthsLater = (now: number, months: number) => {
  const local = new Date(now + offset)
  const later = new Date(local)
  later.setUTCMonth(local.getUTCMonth() + months)
  // 31 June does not exist: use 1 July.
  if (later.getUTCDate() !== local.getUTCDate()) later.setUTCDate(1)
  return later.getTime() - offset
}

/** Returns the estimated end (ms) of a break that begins now; null if the break never ends. */
export function endOf(length: TakeBreakRequest['length'], now: number): number | null {
  switch (length) {
    case 'DAY':
      return now + day
    case 'WEEK':
      return now + 7 * day
    case 'SIX_WEEKS':
      return now + 42 * day
    case 'MONTH':
      return monthsLater(now, 1)
    case 'SIX_MONTHS':
      return monthsLater(now, 6)
    case 'ONE_YEAR':
      return monthsLater(now, 12)
    case 'TWO_YEARS':
      return monthsLater(now, 24)
    case 'FIVE_YEARS':
      return monthsLater(now, 60)
    default:
      return null
  }
}

const lengths = [...breakLengths, ...exclusionLengths]
type Length = (typeof lengths)[number]
const day = 86_400_000
/** Tolerance (ms): a break that ends less than an hour after the current one changes nothing. */
const hour = 3_600_000

/** Layout of the two groups of lengths: below each other, or beside each other if there is room. */
const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  grid-gap: 16px;
`

const Group = styled.div`
  position: relative;
  padding: 16px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-m);
  background: var(--surface-2);
  & > svg {
    position: absolute;
    top: 16px;
    right: 16px;
    color: var(--text-muted);
  }
  & [role='radiogroup'] > p:first-of-type {
    margin: 0 36px 4px 0;
    font-size: 1.0625rem;
  }
`

const longerThan = (running: RunningBreak | null, now: number | undefined) => {
  if (!running || now === undefined) return lengths
  if (running.endsAt === null) return []
  const end = Date.parse(running.endsAt)
  return lengths.filter(
    (length) => (endOf(length, now) ?? Infinity) > end + hour && (end > now || !isBreak(length)),
  )
}

const isOneOf = (some: readonly Length[], length: Length) => some.includes(length)

const isBreak = (length: Length) => isOneOf(breakLengths, length)

const groups = [
  { kind: 'BREAK', icon: 'clock', lengths: breakLengths },
  { kind: 'EXCLUSION', icon: 'lock', lengths: exclusionLengths },
] as const

/** Returns what the chosen length means; undefined while the time is unknown. */
const meansOf = (length: Length, now: number | undefined) => {
  if (length === 'FOREVER') return t.foreverMeans
  const time = now === undefined ? null : endOf(length, now)
  return time === null ? undefined : isBreak(length) ? t.endsAt({ time }) : t.returnFrom({ time })
}

/** Form to start a break: length, confirmation, password. */
export const TakeBreak = ({ running, onTaken }: { running: RunningBreak | null; onTaken: () => void }) => {
  const clock = useAtomValue(serverClockAtom)
  const [length, setLength] = useState<Length>()
  const [password, setPassword] = useState('')
  const [isUnderstood, setUnderstood] = useState(false)
  const [isSent, setSent] = useState(false)
  const [command, take] = useAtom(takeBreakAtom)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isInFlight(command) || !length || !isUnderstood || password === '') return
    const { status } = await take({ length, password, isUnderstood })
    if (status !== 'done') return
    onTaken()
    setSent(false)
    setPassword('')
    setUnderstood(false)
    setLength(undefined)
  }
  const longer = longerThan(running, clock?.())
  const offered = groups.flatMap(({ kind, icon, lengths: ofKind }) => {
    const left = longer.filter((one) => isOneOf(ofKind, one))
    return left.length > 0 ? [{ kind, icon, left }] : []
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <Groups>
          {offered.map(({ kind, icon, left }, at) => {
            const chosen = left.find((one) => one === length)
            return (
              <Group key={kind}>
                <Icon name={icon} />
                <ChoiceField<Length>
                  label={t.kinds[kind].title}
                  about={t.kinds[kind].means}
                  options={left.map((value) => ({ value, label: t.spans[value] }))}
                  value={chosen}
                  hint={chosen && meansOf(chosen, clock?.())}
                  error={at === 0 && isSent && !length ? t.choose : undefined}
                  onChoose={setLength}
                />
              </Group>
            )
          })}
        </Groups>
        {running ? null : <p>{t.lapses}</p>}
        <CheckboxField
          label={<Phrases>{t.understood}</Phrases>}
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
        {/* The started break is shown above, with its end. */}
        <CommandMessage command={command} done="" />
        <Button type="submit" variant={length ? 'primary' : 'secondary'} wide busy={isInFlight(command)}>
          {running ? t.longer : length ? t.startOf({ length: t.lengths[length] }) : t.start}
        </Button>
      </Stack>
    </form>
  )
}
