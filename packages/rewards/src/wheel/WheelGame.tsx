import type { Wheel } from '@member/api-client'
import { Button, Stack, formatCount } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { PlayControls } from '../PlayControls.ts'
import { OrderNews } from '../OrderNews.tsx'
import { PlaysLeft } from '../PlaysLeft.tsx'
import { NextSteps, type NextLinks } from '../prize/NextSteps.tsx'
import { useIsShort } from '../prize/useIsShort.ts'
import { Won } from '../prize/Won.tsx'
import { th as words } from '../prize/th.ts'
import { th as shared } from '../th.ts'
import { underWay } from '../underWay.ts'
import { th } from './th.ts'
import { useTurning } from './useTurning.ts'
import { earnedByAtom, landedAtom, leaveWheelAtom, spinWheelAtom } from './wheel.ts'
import { WheelDisc } from './WheelDisc.tsx'
import { WheelFrame } from './WheelFrame.tsx'
import { WheelRim } from './WheelRim.tsx'
import { Stage } from './wheelStyle.ts'

/** The wheel, its one button, and what the last spin brought. */
export const WheelGame = ({ wheel, next, back }: { wheel: Wheel; next: NextLinks; back: string }) => {
  const { segments, spinLeft, spinMax, cost } = wheel
  const [order, spin] = useAtom(spinWheelAtom)
  const [landed, setLanded] = useAtom(landedAtom)
  const earnedBy = useAtomValue(earnedByAtom)
  const leave = useSetAtom(leaveWheelAtom)
  useEffect(() => leave, [leave])

  const drawn = order.status === 'done' ? order.answer : undefined
  const { disc, rest } = useTurning({
    drawing: underWay(order),
    // A segment the operator has taken away since cannot be landed on; what was won is shown all the same.
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
  const busy = underWay(order) || (drawn !== undefined && !shown)
  const uncertain = order.status === 'uncertain'
  const isShort = useIsShort(cost)
  const none = isShort ? words.short(formatCount(cost ?? 0)) : th.none
  const left = spinLeft > 0 ? th.left(formatCount(spinLeft)) : none
  const notes = [
    earnedBy,
    typeof cost === 'number' && !(isShort && spinLeft === 0) ? th.cost(formatCount(cost)) : null,
  ]

  return (
    <Stack space={5}>
      <Stage
        role="img"
        aria-label={th.segments(formatCount(segments.length))}
        glad={shown !== undefined && shown.prize.type !== 'NONE'}
      >
        <WheelRim lit={busy} />
        <WheelDisc ref={disc} segments={segments} angle={rest} />
        <WheelFrame />
      </Stage>
      <PlayControls space={3}>
        <div role="status">
          {shown ? (
            <Won
              key={shown.log.uuid}
              prize={shown.prize}
              note={'spinLeft' in shown ? undefined : words.found}
            />
          ) : busy ? (
            <PlaysLeft title={th.turning} notes={[]} />
          ) : (
            <PlaysLeft title={left} notes={[...notes, th.max(formatCount(spinMax))]} />
          )}
        </div>
        {busy ? null : <OrderNews order={order} />}
        <Button
          variant="primary"
          wide
          icon={uncertain ? 'refresh' : 'wheel'}
          busy={busy}
          disabled={!busy && !uncertain && spinLeft === 0}
          onClick={() => void spin(wheel.uuid)}
        >
          {uncertain ? shared.order.askAgain : th.spin}
        </Button>
        {shown ? (
          <>
            <PlaysLeft title={left} notes={notes} small />
            <NextSteps type={shown.prize.type} links={next} events={back} />
          </>
        ) : null}
      </PlayControls>
    </Stack>
  )
}
