import type { GetCheckInAnswer } from '@member/api-client'
import { isInFlight } from '@member/commands'
import styled from '@emotion/styled'
import { Button, CommandMessage, LinkButton, Stack } from '@member/ui'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { t as shared } from '../play/words.ts'
import { useArrivalFocus } from '../play/useArrivalFocus.ts'
import { checkInAtom, isCheckedIn, leaveCheckInAtom } from './checkIn.ts'
import { t } from './words.ts'

const News = styled.div`
  text-align: center;
  &:focus {
    outline: none;
  }
  & strong {
    color: var(--ok);
  }
`

/** Button that checks in for today; afterwards, a message with the points of today and tomorrow. */
export const CheckInAction = ({ month, rewardLink }: { month: GetCheckInAnswer; rewardLink: string }) => {
  const [command, press] = useAtom(checkInAtom)
  const leave = useSetAtom(leaveCheckInAtom)
  useEffect(() => leave, [leave])
  const { today, gameLog } = month
  const news = useArrivalFocus(command.status === 'done' && isCheckedIn(month))
  if (isCheckedIn(month))
    return (
      <Stack space={3}>
        <News ref={news} tabIndex={-1}>
          <div role="status">
            <strong>{t.done({ points: today.value })}</strong>
            <p>{gameLog ? t.come({ points: gameLog.gameValueTomorrow }) : t.comeBack}</p>
          </div>
        </News>
        <LinkButton to={rewardLink} wide variant="quiet" icon="gift">
          {t.redeem}
        </LinkButton>
      </Stack>
    )
  return (
    <Stack space={3}>
      <CommandMessage command={command} hint={shared.order.uncertainHint} />
      <Button variant="primary" wide busy={isInFlight(command)} onClick={() => void press()}>
        {command.status === 'uncertain' ? shared.order.askAgain : t.doFor({ points: today.value })}
      </Button>
    </Stack>
  )
}
