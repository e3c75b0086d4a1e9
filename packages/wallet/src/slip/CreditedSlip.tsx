import styled from '@emotion/styled'
import {
  type Deposit,
  type VerifySlipAnswer,
  bonusQuery,
  queryAtom,
  type SlipBonus as Bonus,
} from '@member/api-client'
import { Button, Money, SuccessTick, formatBaht, Countdown, FormMessage, useBriefWait } from '@member/ui'
import { useSetAtom, useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { CreditBadge } from '../credit/CreditBadge.tsx'
import { LockedMoney } from '../locked/LockedMoney.tsx'
import { t as words } from '../deposit/words.ts'
import { t as wallet } from '../money/words.ts'
import { t } from './words.ts'
import { Outcome } from './Outcome.tsx'
import { slipAtom, verifySlipAtom } from './slip.ts'
import type { WaitingState, SlipPause } from './slipState.ts'
import { isInFlight, stateAbout } from '@member/commands'
import { confirmSlipAtom, creditSlipAtom, lookUpSlipAtom } from './confirmSlip.ts'
import { PickAnother } from './PickAnother.tsx'
import { SlipDetails } from './SlipDetails.tsx'

const Figure = styled.div`
  text-align: center;
  & > svg {
    width: 112px;
    margin: 0 auto 8px;
  }
`

export const CreditedSlip = ({
  deposit,
  before,
  next,
}: {
  deposit: Deposit
  before: boolean
  next: ReactNode
}) => {
  const move = useSetAtom(slipAtom)
  const amount = formatBaht(deposit.amount, { unit: true })
  return (
    <Outcome
      tone="ok"
      title={
        before ? t.already({ amount }) : deposit.kept ? words.landedKept({ amount }) : t.success({ amount })
      }
      note={t.alreadyHint({ when: deposit.updatedAt })}
    >
      {/* Credited before: no large tick, no plus. */}
      {before ? null : (
        <>
          <Figure>
            <SuccessTick />
            <Money baht={deposit.credited ?? deposit.amount} scale="xl" tone="in" sign />
            {deposit.bonus > 0 ? <p>{wallet.rows.bonus({ amount: deposit.bonus })}</p> : null}
            {deposit.kept ? <p>{words.heldBack({ amount: deposit.kept })}</p> : null}
          </Figure>
          <CreditBadge look="line" />
          <LockedMoney />
        </>
      )}
      {next}
      <Button variant="quiet" wide onClick={() => move({ step: 'choose' })}>
        {t.another}
      </Button>
    </Outcome>
  )
}

const Clock = styled.p`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 92px;
  color: var(--text-muted);
  & > span {
    color: var(--text);
    font-family: var(--font-display);
    font-size: 2.5rem;
    font-weight: 600;
    line-height: 1.5;
  }
`

/** Countdown, while the bank does not know the transfer yet, after which the slip is checked again. */
export const WaitingSlip = ({ waiting, asking }: { waiting: WaitingState; asking: boolean }) => {
  const verify = useSetAtom(verifySlipAtom)
  const move = useSetAtom(slipAtom)
  const { slip, until } = waiting
  const byHand = () =>
    move({ step: 'manual', refusal: { why: 'manual', message: t.wait, uuid: slip.uuid, slip } })
  return (
    <Outcome tone="info" title={t.wait} note={t.waitHint}>
      <Clock>
        {asking ? (
          <b role="status">{t.waitNow}</b>
        ) : (
          <>
            {t.waitLeft}
            <Countdown until={until} onEnd={() => void verify()} />
          </>
        )}
      </Clock>
      <Button wide busy={asking} onClick={() => void verify()}>
        {t.waitLook}
      </Button>
      <Button variant="quiet" wide disabled={asking} onClick={byHand}>
        {t.waitTooLong}
      </Button>
    </Outcome>
  )
}

/** The bonus that a slip brings, and its turnover; `isUnsure` if it is not known whether the member still has it chosen. */
export const SlipBonus = ({
  amount,
  turnover,
  turnoverTimes,
  isUnsure = false,
}: Bonus & { isUnsure?: boolean }) => (
  <FormMessage tone="info">
    {isUnsure ? <p>{t.bonusUnsure}</p> : null}
    <strong>{words.bonus.get({ amount })}</strong>
    <p>{turnover ? words.bonus.play({ amount: turnover, times: turnoverTimes }) : words.bonus.noPlay}</p>
  </FormMessage>
)

/** Place of a message that a late answer took away: the button below stays under the finger. */
const Place = styled.div<{ isEmpty: boolean }>`
  ${({ isEmpty }) => isEmpty && 'visibility: hidden;'}
`

/** The member's bonus, fetched while a checked slip with a bonus is shown. */
const slipBonusAtom = queryAtom((get) => {
  const state = get(slipAtom)
  return { ...bonusQuery(), enabled: state.step === 'checked' && Boolean(state.slip.bonus) }
})

export const CheckedSlip = ({ slip, pause }: { slip: VerifySlipAnswer; pause: SlipPause | undefined }) => {
  const command = stateAbout(useAtomValue(confirmSlipAtom), slip.uuid)
  const choice = useAtomValue(slipBonusAtom)
  const hasBonus = Boolean(slip.bonus)
  const { isWaiting, isLate } = useBriefWait(choice.isLoading, hasBonus && choice.data === undefined)
  const credit = useSetAtom(creditSlipAtom)
  const look = useSetAtom(lookUpSlipAtom)
  // Looks up a confirmation that was lost before a reload.
  useEffect(() => void look(), [look])
  const [waited, setWaited] = useState<SlipPause>()
  const until = pause === waited ? undefined : pause?.until
  const busy = isInFlight(command)
  const uncertain = command.status === 'uncertain'
  const amount = formatBaht(slip.amount ?? 0, { unit: true })
  return (
    <Outcome tone="ok" title={t.checked} note={slip.checks.amount === 'FAIL' ? t.differs : undefined}>
      <SlipDetails slip={slip} />
      {slip.bonus && (choice.data?.taken || isLate) ? (
        <Place isEmpty={choice.data?.taken === null}>
          <SlipBonus {...slip.bonus} isUnsure={!choice.data?.taken} />
        </Place>
      ) : null}
      <FormMessage tone="warn">
        {uncertain ? (
          <>
            <strong>{t.uncertain}</strong>
            <p>{t.uncertainHint}</p>
          </>
        ) : command.status === 'checking' ? (
          t.asking
        ) : pause && !busy ? (
          <>
            <strong>{pause.message}</strong>
            {until === undefined ? null : (
              <p>
                {t.retryIn} <Countdown until={until} onEnd={() => setWaited(pause)} />
              </p>
            )}
          </>
        ) : null}
      </FormMessage>
      <Button
        variant="primary"
        wide
        // A bonus is not taken before the member has seen it.
        busy={busy || isWaiting}
        disabled={until !== undefined}
        onClick={() => void credit(slip)}
      >
        {uncertain ? t.askAgain : t.confirm({ amount })}
      </Button>
      {busy || uncertain ? null : <PickAnother variant="quiet" label={t.change} />}
    </Outcome>
  )
}
