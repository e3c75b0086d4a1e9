import { limitKinds, limitPeriods, type PlayLimit } from '@member/api-client'
import { isInFlight, RESET } from '@member/commands'
import {
  AmountField,
  bahtFault,
  Button,
  ChoiceField,
  CommandMessage,
  confirm,
  LinkButton,
  parseBaht,
  Stack,
} from '@member/ui'
import { useAtom } from 'jotai'
import { type FormEvent, useState } from 'react'
import { setLimitAtom } from './changeLimit.ts'
import { useLimitWords } from './useLimitWords.ts'
import { t } from './words.ts'

const kinds = () => limitKinds.map((value) => ({ value, label: t.kind[value] }))
const periods = () => limitPeriods.map((value) => ({ value, label: t.period[value] }))

const nothing = /^\s*[0๐]+(\.[0๐]*)?\s*$/

/** Form for one of the nine limits. */
export const SetLimit = ({ limits }: { limits: readonly PlayLimit[] }) => {
  const [kind, setKind] = useState<PlayLimit['kind']>('DEPOSIT')
  const [period, setPeriod] = useState<PlayLimit['period']>('DAY')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [wasRaise, setWasRaise] = useState(false)
  const [command, send] = useAtom(setLimitAtom)
  const limit = limits.find((one) => one.kind === kind && one.period === period)
  const amount = limit?.amount ?? null
  const wanted = parseBaht(typed)
  const isRaise = amount !== null && wanted !== undefined && wanted > amount
  const words = useLimitWords()
  const reachedAtOnce = () => {
    if (!limit || !wanted || isRaise || wanted > limit.used) return undefined
    const { used, ends: shut } = words({ ...limit, amount: wanted, left: 0 })
    return t.reachedAtOnce({ used, shut })
  }
  const warning = reachedAtOnce()
  // The answer arrives before the list is refetched.
  const set = (command.status === 'done' ? command.answer.limits : []).find(
    (one) => one.kind === kind && one.period === period,
  )
  const name = t.name({ kind: t.kind[kind], period: t.each[period] })
  const now = { limit: name, amount: set?.amount ?? 0 }
  const holds =
    set?.left === 0 ? `${t.holdsReached(now)} ${t.shut[kind]({ time: set.endsAt })}` : t.holds(now)
  const rest = amount === null ? t.rule : t.now({ amount })
  // The message belongs to the limit just set; another input is a new command.
  const forget = () => {
    setFault(undefined)
    if (!isInFlight(command)) void send(RESET)
  }
  const faultOf = () => {
    if (nothing.test(typed)) return t.zero
    if (amount !== null && wanted === amount && !limit?.waiting) return t.same({ amount })
    return bahtFault(typed, { min: 1, max: 100_000_000 })
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isInFlight(command) || (typed === '' && command.status === 'done')) return
    const wrong = faultOf()
    setFault(wrong)
    if (wrong !== undefined || wanted === undefined) return
    if (warning !== undefined) {
      const answer = await confirm({
        title: t.setTitle({ limit: name }),
        figure: t.amountOf({ amount: wanted }),
        text: `${warning} ${t.raiseWaits}`,
        okLabel: t.set,
      })
      if (answer !== 'confirmed') return
    }
    setWasRaise(isRaise)
    const { status } = await send({ kind, period, amount: wanted })
    if (status === 'done') setTyped('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <ChoiceField
          label={t.which}
          options={kinds()}
          value={kind}
          hint={t.means[kind]}
          onChoose={(chosen) => {
            setKind(chosen)
            forget()
          }}
        />
        <ChoiceField
          label={t.howLong}
          options={periods()}
          value={period}
          hint={t.anew[period]}
          onChoose={(chosen) => {
            setPeriod(chosen)
            forget()
          }}
        />
        <AmountField
          label={t.amount}
          value={typed}
          error={fault}
          hint={isRaise ? t.raiseWaits : (warning ?? (typed === '' ? rest : undefined))}
          onValue={(text) => {
            setTyped(text)
            setFault(undefined)
            if (command.status === 'done') void send(RESET)
          }}
        />
        {fault === t.zero ? (
          <LinkButton to="?part=break" icon="heart" small>
            {t.toBreak}
          </LinkButton>
        ) : null}
        <CommandMessage command={command} done={wasRaise ? t.asked : holds} />
        <Button type="submit" variant="primary" wide busy={isInFlight(command)}>
          {isRaise ? t.raise : t.set}
        </Button>
      </Stack>
    </form>
  )
}
