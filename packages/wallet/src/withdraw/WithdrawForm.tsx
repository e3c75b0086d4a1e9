import styled from '@emotion/styled'
import { UsualTime } from './UsualTime.tsx'
import { type LevelState, sentenceOf, type UserBank } from '@member/api-client'
import { bankLabel, maskedBankId } from '@member/banks'
import {
  AmountField,
  Button,
  Card,
  Stack,
  bahtFault,
  confirm,
  desktop,
  formatBaht,
  parseBaht,
  EmptyState,
  LinkButton,
  WalletArt,
} from '@member/ui'
import { useAtom, useSetAtom, useAtomValue } from 'jotai'
import { useState, type FormEvent } from 'react'
import { BankMark } from '../money/BankMark.tsx'
import { freeOf } from '../money/level.ts'
import {
  useLookUpWithdrawal,
  isAbsentAtom,
  leaveWithdrawAtom,
  typedWithdrawalAtom,
  withdrawAtom,
} from './withdraw.ts'
import { t } from './words.ts'
import { WithdrawNews } from './WithdrawNews.tsx'
import { creditAtom } from '../credit/credit.ts'

// Low on a phone, so that the button ends above the bottom bar.
const Low = styled(Card)`
  @media (max-width: 599px) {
    padding-top: 16px;
  }
`

/** Layout of the form: the amount, and below it where it goes; on a desktop beside it. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 12px;
  ${desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    grid-gap: 28px;
  }
`

const Sending = styled(Stack)`
  ${desktop} {
    align-content: center;
    padding: 16px;
    border-radius: var(--radius-m);
    background: var(--surface-2);
  }
`

const Small = styled.div`
  color: var(--text-muted);
  font-size: 0.875rem;
  text-align: center;
  text-wrap: balance;
  /* A phone has no room for it above the bottom bar. */
  & > svg {
    display: none;
    ${desktop} {
      display: block;
      margin: 0 auto 12px;
    }
  }
`

const Into = styled.strong`
  display: block;
  color: var(--text);
  font-weight: 500;
`

const quick = [300, 500, 1000, 5000, 10_000]

/** Returns a warning with the bonus (baht) that a withdrawal forfeits. */
function forfeiting(forfeited: number, freeUpTo: number | null | undefined, minWithdraw = 0.01) {
  const cost = t.givesUp.all({ bonus: forfeited })
  return freeUpTo && freeUpTo >= minWithdraw ? `${cost}\n${t.givesUp.upTo({ amount: freeUpTo })}` : cost
}

/** Returns the message for an amount that exceeds the daily limit, the single limit or the balance. */
function mostOf({ withdrawable, withdrawLeft, withdrawMaxPerTime }: LevelState) {
  if (withdrawable === withdrawLeft.amount) return sentenceOf(422102, { left: withdrawable })
  if (withdrawable === withdrawMaxPerTime) return sentenceOf(422106, { withdrawMaxPerTime: withdrawable })
  return t.tooMuch({ amount: withdrawable })
}

export const WithdrawForm = ({
  level,
  minWithdraw,
  bank,
  isLost,
}: {
  level: LevelState
  minWithdraw: number | undefined
  bank: UserBank
  isLost: boolean
}) => {
  const [typed, setTyped] = useAtom(typedWithdrawalAtom)
  const [fault, setFault] = useState<string>()
  const [asked, setAsked] = useState(false)
  const [isLookingUp, setLookingUp] = useState(false)
  const [command, send] = useAtom(withdrawAtom)
  const setAbsent = useSetAtom(isAbsentAtom)
  const lookUp = useLookUpWithdrawal()
  const leave = useSetAtom(leaveWithdrawAtom)
  const { withdrawable } = level
  const least = minWithdraw ?? 0.01
  const free = freeOf(level)
  // Matches the headline: a press does not forfeit a bonus, unless every withdrawal forfeits one.
  const all = free >= least ? free : withdrawable
  const bounds = {
    min: minWithdraw,
    max: withdrawable,
    tooMuch: mostOf(level),
  }
  const into = t.confirmText({ bank: bankLabel(bank.bankName), account: maskedBankId(bank.bankId) })
  // An automatic look-up leaves the button unchanged.
  const busy = command.status === 'sending' || (command.status === 'checking' && !isLost) || isLookingUp

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // No spinner during the confirmation: nothing is sent yet.
    if (asked || busy) return
    // Whatever the field contains, the press looks up the previous command.
    if (isLost) {
      setLookingUp(true)
      await lookUp().finally(() => setLookingUp(false))
      return
    }
    const wrong = bahtFault(typed, bounds)
    const baht = parseBaht(typed)
    setFault(wrong)
    if (wrong !== undefined || baht === undefined) return
    setAsked(true)
    const { bonusHeld, bonusKeptUpTo: freeUpTo } = level
    const forfeited = typeof freeUpTo === 'number' && baht > freeUpTo ? bonusHeld : undefined
    const answer = await confirm({
      title: t.confirmTitle,
      figure: formatBaht(baht, { unit: true }),
      text: forfeited === undefined ? into : `${into}\n${forfeiting(forfeited, freeUpTo, minWithdraw)}`,
      okLabel: forfeited === undefined ? t.confirmYes : t.givesUp.yes,
      ...(forfeited !== undefined && { cancelLabel: t.givesUp.no }),
    }).finally(() => setAsked(false))
    if (answer !== 'confirmed') return
    setAbsent(false)
    const outcome = await send({ amount: baht, ...(forfeited !== undefined && { givesUp: forfeited }) })
    if (outcome.status === 'done') setTyped('')
  }

  return (
    <Low aria-label={t.title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Sides>
          <AmountField
            label={t.amount}
            value={typed}
            {...bounds}
            error={fault}
            hint={minWithdraw === undefined ? undefined : t.min({ amount: minWithdraw })}
            choices={quick.filter((choice) => choice <= withdrawable && choice >= least && choice !== all)}
            all={all}
            allLabel={t.all}
            onValue={(text) => {
              setTyped(text)
              setFault(undefined)
              // A new amount is a new withdrawal.
              setAbsent(false)
              if (command.status === 'done') leave()
            }}
          />
          <Sending space={3}>
            {isLost ? null : <WithdrawNews command={command} />}
            <Small>
              <BankMark bankName={bank.bankName} />
              <Into>{into}</Into>
              <UsualTime />
            </Small>
            <Button type="submit" variant="primary" wide busy={busy}>
              {isLost ? t.askAgain : t.send}
            </Button>
          </Sending>
        </Sides>
      </form>
    </Low>
  )
}

export const NothingLeft = ({
  level,
  depositLink,
}: {
  level: LevelState
  depositLink: string | undefined
}) => {
  const inGames = useAtomValue(creditAtom).data?.inGames ?? []
  if (level.withdrawLeft.times === 0) return <Nothing title={t.noTimes} next={t.noTimesNext} />
  if (level.turnoverLeft > 0) return <Nothing title={t.turnover} next={t.turnoverNext} />
  // The card above has the amount in the games and the button that transfers it out.
  if (inGames.length > 0) return null
  return <Nothing title={t.nothing} next={t.nothingNext} depositLink={depositLink} />
}

const Nothing = ({
  title,
  next,
  depositLink,
}: {
  title: string
  next: string
  depositLink?: string | undefined
}) => (
  <Card>
    <EmptyState
      art={<WalletArt />}
      title={title}
      action={
        depositLink === undefined ? undefined : (
          <LinkButton variant="quiet" to={depositLink}>
            {t.toDeposit}
          </LinkButton>
        )
      }
    >
      {next}
    </EmptyState>
  </Card>
)
