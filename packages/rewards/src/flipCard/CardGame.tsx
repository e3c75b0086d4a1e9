import type { GameEvent } from '@member/api-client'
import { isInFlight } from '@member/commands'
import { Button, CommandMessage } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState, type ReactNode } from 'react'
import { isInstant, prefersReducedMotion } from '../play/play.ts'
import { PlayControls, PlaysLeft, Stage } from '../play/PlaysLeft.tsx'
import { confirmPrice, priceNote, priceOf, turnsLeft } from '../play/price.ts'
import { NextSteps, type NextLinks } from '../prize/NextSteps.tsx'
import { useHeldCredit, useIsShort } from '../prize/useHeldCredit.ts'
import { Won } from '../prize/Won.tsx'
import { t as words } from '../prize/words.ts'
import { t as shared } from '../play/words.ts'
import { Board, PickTitle, turnTime } from './cardStyle.ts'
import type { CardTable, Turned } from './cards.ts'
import { FlipCard } from './FlipCard.tsx'
import { t } from './words.ts'

function useIsTurning(open: boolean) {
  const [turned, setTurned] = useState(false)
  useEffect(() => {
    if (!open) return undefined
    const end = setTimeout(setTurned, prefersReducedMotion() ? 0 : turnTime, true)
    return () => {
      clearTimeout(end)
      setTurned(false)
    }
  }, [open])
  return open && !turned
}

const noteOf = ({ request }: Turned) => {
  if (!request) return undefined
  return isInstant(request) ? words.given : t.sent
}

const columnsOf = (cards: number) => (cards <= 4 ? 2 : cards <= 9 ? 3 : 4)

/**
 * Board of one card event, on which the member turns cards. `locked` keeps all cards closed; `sendTo` says where
 * goods are sent.
 */
export const CardGame = ({
  event,
  table,
  locked,
  sendTo,
  next,
  back,
}: {
  event: GameEvent
  table: CardTable
  locked: boolean
  sendTo: ReactNode
  next: NextLinks
  back: string
}) => {
  const { uuid, cards, playLeft, playFree, cost, earnedBy } = event
  const turns = { left: playLeft, free: playFree, cost }
  const count = cards ?? 1
  const columns = columnsOf(count)
  const command = useAtomValue(table.cardCommandAtom)
  const picked = useAtomValue(table.pickedAtom)
  const turn = useSetAtom(table.turnAtom)
  const [, close] = useAtom(table.closeAtom)
  useEffect(() => close, [close])

  const busy = isInFlight(command)
  const uncertain = command.status === 'uncertain'
  const turned = command.status === 'done' ? command.answer : undefined
  const isFound = command.status === 'done' && command.isFound
  const chosen = (busy || uncertain || turned) && picked?.gameUuid === uuid ? picked.cardIndex : undefined
  const isTurning = useIsTurning(turned !== undefined)
  useHeldCredit(busy || isTurning)
  const shut = locked || busy || uncertain || isTurning || playLeft === 0
  const isShort = useIsShort(cost)
  const none = isShort ? words.short({ points: cost ?? 0 }) : t.none
  const left = playLeft > 0 ? turnsLeft(t, turns) : none
  const notes = [earnedBy, isShort && playLeft === 0 ? null : priceNote(t, turns)]
  const price = priceOf(turns)
  const turnAt = async (cardIndex: number) => {
    if (price && !(await confirmPrice(t, price))) return
    close()
    // A free turn that is gone by now, or a new price, is refused: the member agreed to this one.
    await turn({ gameUuid: uuid, cardIndex, price })
  }

  return (
    <Stage space={5}>
      {(playLeft > 0 && !locked) || command.status !== 'idle' ? (
        <PickTitle shut={shut}>{t.pick}</PickTitle>
      ) : null}
      <Board columns={columns} rows={Math.ceil(count / columns)} aria-label={t.board}>
        {Array.from({ length: count }, (_, place) => (
          <FlipCard
            key={place}
            place={place}
            // The others stay closed: revealed, they would look like near wins.
            prize={place === chosen ? turned?.prize : undefined}
            waiting={busy && place === chosen}
            price={typeof cost === 'number' && playLeft > 0 ? price : undefined}
            shut={shut || place === chosen}
            dim={locked || (place !== chosen && (isTurning || playLeft === 0))}
            onTurn={() => void turnAt(place)}
          />
        ))}
      </Board>
      <PlayControls space={3}>
        <div role="status">
          {turned ? (
            <Won
              prize={turned.prize}
              late={!isFound}
              note={isFound ? words.found : noteOf(turned)}
              paid={turned.paid}
            />
          ) : busy ? (
            <PlaysLeft title={t.turning} notes={[]} />
          ) : (
            <PlaysLeft title={left} notes={notes} />
          )}
        </div>
        {turned ? <PlaysLeft title={left} notes={playLeft > 0 ? [] : notes} small /> : null}
        <CommandMessage command={command} hint={shared.order.uncertainHint} />
        {uncertain && picked ? (
          <Button variant="primary" wide icon="refresh" onClick={() => void turn(picked)}>
            {shared.order.askAgain}
          </Button>
        ) : null}
        {turned ? (
          <>
            {playLeft > 0 ? (
              <Button variant="primary" wide icon="cards" onClick={() => close()}>
                {t.again}
              </Button>
            ) : null}
            <NextSteps type={turned.prize.type} links={next} events={back} />
          </>
        ) : null}
        {sendTo}
      </PlayControls>
    </Stage>
  )
}
