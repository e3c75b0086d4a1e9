import type { Wheel } from '@member/api-client'
import { isInFlight } from '@member/commands'
import { Button, CommandMessage, Stack } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { PlayControls } from '../play/PlayControls.ts'
import { PlaysLeft } from '../play/PlaysLeft.tsx'
import { NextSteps, type NextLinks } from '../prize/NextSteps.tsx'
import { useHeldCredit } from '../prize/useHeldCredit.ts'
import { useIsShort } from '../prize/useIsShort.ts'
import { Won } from '../prize/Won.tsx'
import { t as words } from '../prize/words.ts'
import { t as shared } from '../play/words.ts'
import { t } from './words.ts'
import { useTurning } from './useTurning.ts'
import { earnedByAtom, landedAtom, leaveWheelAtom, spinWheelAtom } from './wheel.ts'
import { WheelDisc } from './WheelDisc.tsx'
import { WheelFrame } from './WheelFrame.tsx'
import { WheelRim } from './WheelRim.tsx'
import { Stage } from './wheelStyle.ts'

export const WheelGame = ({ wheel, next, back }: { wheel: Wheel; next: NextLinks; back: string }) => {
  const { segments, spinLeft, spinMax, cost } = wheel
  const [command, spin] = useAtom(spinWheelAtom)
  const [landed, setLanded] = useAtom(landedAtom)
  const earnedBy = useAtomValue(earnedByAtom)
  const leave = useSetAtom(leaveWheelAtom)
  useEffect(() => leave, [leave])

  const drawn = command.status === 'done' ? command.answer : undefined
  const { disc, rest } = useTurning({
    drawing: isInFlight(command),
    // A segment removed by the operator cannot be reached; the prize is shown anyway.
    landing: drawn && {
      key: drawn.log.uuid,
      segment: Math.max(
        0,
        segments.findIndex(({ id }) => id === drawn.segmentId),
      ),
    },
    count: segments.length,
    onLanded: setLanded,
  })
  const shown = drawn && drawn.log.uuid === landed ? drawn : undefined
  const busy = isInFlight(command) || (drawn !== undefined && !shown)
  useHeldCredit(busy)
  const uncertain = command.status === 'uncertain'
  const isFound = command.status === 'done' && command.isFound
  const isShort = useIsShort(cost)
  const none = isShort ? words.short({ points: cost ?? 0 }) : t.none
  const left = spinLeft > 0 ? t.left({ count: spinLeft }) : none
  const notes = [
    earnedBy,
    typeof cost === 'number' && !(isShort && spinLeft === 0) ? t.cost({ points: cost }) : null,
  ]

  return (
    <Stack space={5}>
      <Stage
        role="img"
        aria-label={t.segments({ count: segments.length })}
        glad={shown !== undefined && shown.prize.type !== 'NONE'}
      >
        <WheelRim lit={busy} />
        <WheelDisc
          ref={disc}
          segments={segments}
          angle={rest}
          won={shown && shown.prize.type !== 'NONE' ? shown.segmentId : undefined}
        />
        <WheelFrame />
      </Stage>
      <PlayControls space={3}>
        <div role="status">
          {shown ? (
            <Won key={shown.log.uuid} prize={shown.prize} note={isFound ? words.found : undefined} />
          ) : busy ? (
            <PlaysLeft title={t.turning} notes={[]} />
          ) : (
            <PlaysLeft title={left} notes={[...notes, t.max({ count: spinMax })]} />
          )}
        </div>
        {shown ? <PlaysLeft title={left} notes={spinLeft > 0 ? [] : notes} small /> : null}
        {busy ? null : <CommandMessage command={command} hint={shared.order.uncertainHint} />}
        {spinLeft > 0 || busy || uncertain ? (
          <Button
            variant="primary"
            wide
            icon={uncertain ? 'refresh' : 'wheel'}
            busy={busy}
            onClick={() => {
              // Only a draw that was seen is reset; a press finds any other.
              leave()
              void spin(wheel.uuid)
            }}
          >
            {uncertain ? shared.order.askAgain : t.spin}
          </Button>
        ) : null}
        {shown ? <NextSteps type={shown.prize.type} links={next} events={back} /> : null}
      </PlayControls>
    </Stack>
  )
}
