import type { Wheel } from '@member/api-client'
import { isInFlight, RESUME } from '@member/commands'
import { Button, CommandMessage } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { PlayControls, PlaysLeft, Stage } from '../play/PlaysLeft.tsx'
import { confirmPrice, priceNote, priceOf, turnsLeft } from '../play/price.ts'
import { NextSteps, type NextLinks } from '../prize/NextSteps.tsx'
import { useHeldCredit, useIsShort } from '../prize/useHeldCredit.ts'
import { Won } from '../prize/Won.tsx'
import { isBlank } from '../prize/prizeTypes.ts'
import { t as words } from '../prize/words.ts'
import { t as shared } from '../play/words.ts'
import { t } from './words.ts'
import { useTurning } from './useTurning.ts'
import { earnedByAtom, landedAtom, leaveWheelAtom, spinWheelAtom } from './wheel.ts'
import { WheelDisc } from './WheelDisc.tsx'
import { Bulb, Layer, Square } from './wheelStyle.ts'

const bulbs = Array.from({ length: 24 }, (_, place) => place)

/** Parts of the wheel that do not turn. */
const WheelRim = ({ lit }: { lit: boolean }) => (
  <Layer aria-hidden>
    <svg viewBox="-200 -200 400 400" width="100%" focusable="false">
      <defs>
        <linearGradient id="wheel-gold" x1="0.1" y1="0" x2="0.9" y2="1">
          <stop stopColor="#fff0b8" />
          <stop offset="0.35" stopColor="#d9a032" />
          <stop offset="0.6" stopColor="#8a5a10" />
          <stop offset="0.8" stopColor="#e9bd55" />
          <stop offset="1" stopColor="#7a4d0c" />
        </linearGradient>
        <radialGradient id="wheel-depth">
          <stop offset="0.14" stopOpacity="0.45" />
          <stop offset="0.36" stopOpacity="0.04" />
          <stop offset="0.7" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="0.9" stopOpacity="0.02" />
          <stop offset="1" stopOpacity="0.38" />
        </radialGradient>
      </defs>
      <circle r="200" fill="url(#wheel-gold)" />
      <circle r="190" stroke="var(--brand-strong)" strokeWidth="13" fill="none" />
      <circle r="190" stroke="#000" strokeOpacity="0.66" strokeWidth="13" fill="none" />
      <circle r="198.5" stroke="#fff" strokeOpacity="0.45" fill="none" />
      {bulbs.map((place) => (
        <g key={place} transform={`rotate(${place * 15 + 7.5}) translate(0 -190)`}>
          <Bulb lit={lit} odd={place % 2 === 1}>
            <circle r="7" opacity="0.28" />
            <circle r="3.6" />
          </Bulb>
        </g>
      ))}
    </svg>
  </Layer>
)

const WheelFrame = () => (
  <Layer aria-hidden>
    <svg viewBox="-200 -200 400 400" width="100%" focusable="false">
      <circle r="181" stroke="url(#wheel-gold)" strokeWidth="6" fill="none" />
      <circle r="34" cy="4" opacity="0.4" />
      <circle r="33" fill="url(#wheel-gold)" />
      <circle r="27" opacity="0.55" />
      <circle r="25" fill="url(#paint-brand)" />
      <path d="M-23-9A25 25 0 0120-15C5-17-12-16-23-9z" fill="#fff" opacity="0.4" />
      <path
        d="M0-16L4.700-5.700 15.200-4.900 7.200 2.300 9.400 12.900 0 7.500-9.400 12.900-7.200 2.300-15.200-4.900-4.700-5.700z"
        fill="var(--on-brand)"
        transform="scale(.94)"
      />
      <path d="M0-160L-18-202a18 15 0 0136 0z" opacity="0.4" transform="translate(0 5)" />
      <path d="M0-160L-18-202a18 15 0 0136 0z" fill="url(#wheel-gold)" />
      <path d="M0-169L-13-201a13 11 0 0126 0z" fill="url(#paint-bad)" />
      <path d="M-3-177L-11-201a11 9 0 017-9z" fill="#fff" opacity="0.35" />
      <circle cy="-202" r="4.5" fill="#fff4d6" />
    </svg>
  </Layer>
)

export const WheelGame = ({ wheel, next, back }: { wheel: Wheel; next: NextLinks; back: string }) => {
  const { uuid, segments, spinLeft, spinFree, spinMax, cost } = wheel
  const turns = { left: spinLeft, free: spinFree, cost }
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
  const left = spinLeft > 0 ? turnsLeft(t, turns) : none
  const notes = [earnedBy, isShort && spinLeft === 0 ? null : priceNote(t, turns)]
  const price = priceOf(turns)
  const press = async () => {
    if (price && !(await confirmPrice(t, price))) return
    // Only a draw that was seen is reset; a press finds any other.
    leave()
    // A free spin that is gone by now, or a new price, is refused: the member agreed to this one.
    await spin({ uuid, price })
  }

  return (
    <Stage space={5}>
      <Square
        role="img"
        aria-label={t.segments({ count: segments.length })}
        glad={shown !== undefined && !isBlank(shown.prize)}
      >
        <WheelRim lit={busy} />
        <WheelDisc
          ref={disc}
          segments={segments}
          angle={rest}
          won={shown && !isBlank(shown.prize) ? shown.segmentId : undefined}
        />
        <WheelFrame />
      </Square>
      <PlayControls space={3}>
        <div role="status">
          {shown ? (
            <Won
              key={shown.log.uuid}
              prize={shown.prize}
              note={isFound ? words.found : undefined}
              paid={shown.paid}
            />
          ) : busy ? (
            <PlaysLeft title={t.turning} notes={[]} />
          ) : (
            <PlaysLeft title={left} notes={[...notes, spinMax > 0 ? t.max({ count: spinMax }) : null]} />
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
            // What is looked up is not spun again: its price may have changed.
            onClick={() => void (uncertain ? spin(RESUME) : press())}
          >
            {uncertain ? shared.order.askAgain : price ? t.spinFor({ points: price }) : t.spin}
          </Button>
        ) : null}
        {shown ? <NextSteps type={shown.prize.type} links={next} events={back} /> : null}
      </PlayControls>
    </Stage>
  )
}
