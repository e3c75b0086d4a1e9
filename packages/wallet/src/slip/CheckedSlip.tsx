import type { VerifySlipAnswer } from '@member/api-client'
import { isInFlight } from '@member/commands'
import { Button, Countdown, FormMessage, formatBaht } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { t } from './words.ts'
import { confirmSlipAtom, creditSlipAtom, lookUpSlipAtom } from './confirmSlip.ts'
import { Outcome } from './Outcome.tsx'
import { PickAnother } from './PickAnother.tsx'
import { SlipBonus } from './SlipBonus.tsx'
import { bonusQuery, queryAtom } from '@member/api-client'
import { slipAtom } from './slip.ts'
import { SlipDetails } from './SlipDetails.tsx'
import type { SlipPause } from './slipState.ts'

/** The member's bonus, fetched while a checked slip with a bonus is shown. */
const slipBonusAtom = queryAtom((get) => {
  const state = get(slipAtom)
  return { ...bonusQuery(), enabled: state.step === 'checked' && Boolean(state.slip.bonus) }
})

export const CheckedSlip = ({ slip, pause }: { slip: VerifySlipAnswer; pause: SlipPause | undefined }) => {
  const command = useAtomValue(confirmSlipAtom)
  const choice = useAtomValue(slipBonusAtom)
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
      {slip.bonus && choice.data?.taken ? <SlipBonus {...slip.bonus} /> : null}
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
        busy={busy || choice.isLoading}
        disabled={until !== undefined}
        onClick={() => void credit(slip)}
      >
        {uncertain ? t.askAgain : t.confirm({ amount })}
      </Button>
      {busy || uncertain ? null : <PickAnother variant="quiet" label={t.change} />}
    </Outcome>
  )
}
