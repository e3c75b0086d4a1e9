import styled from '@emotion/styled'
import type { LevelState } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { isInFlight, leaveCommandsAtom } from '@member/commands'
import { Button, confirm, formatBaht, FormMessage, toast } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { levelAtom } from '../money/level.ts'
import { cancelBonusAtom, noBonus } from './cancelBonusAtom.ts'
import { t } from './wordsCancel.ts'

const leaveCancelBonusAtom = leaveCommandsAtom(cancelBonusAtom)

const Place = styled.div`
  margin: 0 0 -8px -14px;
`

const figure = (amount: number) => formatBaht(amount, { unit: true })

/** Button that cancels the bonus without a withdrawal, after a dialog about what is forfeited. */
export const CancelBonus = () => {
  const has = useAtomValue(featureAtom('bonusCancel')) === true
  const level = useAtomValue(levelAtom).data
  return has && level?.bonusHeld ? <Cancel held={level.bonusHeld} own={level.bonusOwn} /> : null
}

const Cancel = ({ held, own }: { held: number; own: LevelState['bonusOwn'] }) => {
  const [command, cancel] = useAtom(cancelBonusAtom)
  const leave = useSetAtom(leaveCancelBonusAtom)
  const [asked, setAsked] = useState(false)
  useEffect(() => leave, [leave])
  const busy = isInFlight(command)

  const press = async () => {
    if (asked || busy) return
    setAsked(true)
    const left = typeof own === 'number' ? t.left({ own: figure(own) }) : t.leftUntold
    const answer = await confirm({
      title: t.title,
      figure: figure(held),
      text: `${t.lost}\n${left}`,
      okLabel: t.yes,
      cancelLabel: t.no,
    }).finally(() => setAsked(false))
    if (answer !== 'confirmed') return
    const outcome = await cancel(held)
    if (outcome.status === 'done') void toast(t.done)
    // This card goes with the bonus, and its message too.
    if (outcome.status === 'refused' && outcome.error.status === noBonus)
      void toast(outcome.error.message, 'info')
  }

  return (
    <>
      <FormMessage tone={command.status === 'uncertain' ? 'warn' : 'bad'}>
        {command.status === 'refused'
          ? command.error.message
          : command.status === 'uncertain'
            ? t.uncertain
            : null}
      </FormMessage>
      <Place>
        <Button small variant="quiet" busy={busy} onClick={() => void press()}>
          {t.cancel}
        </Button>
      </Place>
    </>
  )
}
