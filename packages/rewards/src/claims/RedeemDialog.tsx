import styled from '@emotion/styled'
import type { ListedReward } from '@member/api-client'
import { isInFlight, stateAbout } from '@member/commands'
import { Button, CommandMessage, Dialog, EventArt, LinkButton, OwnMoney, Picture, Stack } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Fragment, useEffect } from 'react'
import { useLocation } from 'react-router'
import { addressAtom, isInstant } from '../play/play.ts'
import { SendTo } from '../parcel/SendTo.tsx'
import { creditAtom } from '../prize/credit.ts'
import { usePicture } from '../prize/usePicture.ts'
import { t as shared } from '../play/words.ts'
import { leaveRequestAtom, requestRewardAtom } from './claims.ts'
import { t } from './words.ts'

const Facts = styled.dl`
  padding: 4px 16px;
  border-radius: var(--radius-m);
  background: var(--surface-3);
  & > div {
    display: flex;
    justify-content: space-between;
    padding: 6px 0;
  }
  & dt {
    color: var(--text-muted);
  }
  & dd {
    font-family: var(--font-display);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

// The whole picture, which is a square, with a margin.
const Shown = styled.div`
  padding: 20px 20px 0;
  background-image: linear-gradient(var(--brand-soft), transparent);
  & > div {
    max-width: 220px;
    margin: 0 auto;
    box-shadow: 0 8px 24px -8px var(--shadow);
  }
`

const Fault = styled.p`
  color: var(--warn);
  font-weight: 600;
`

export const RedeemDialog = ({
  reward,
  addressLink,
  onClose,
}: {
  reward: ListedReward
  addressLink: string
  onClose: () => void
}) => {
  const { uuid, name, detail, image, point, needAddress, reach } = reward
  const { pathname } = useLocation()
  const { data: credit } = useAtomValue(creditAtom)
  const { data: address } = useAtomValue(addressAtom)
  const [state, send] = useAtom(requestRewardAtom)
  const command = stateAbout(state, uuid)
  const leave = useSetAtom(leaveRequestAtom)
  useEffect(() => leave, [leave])

  const busy = isInFlight(command)
  const done = command.status === 'done'
  const isGiven = done && isInstant(command.answer.request)
  const short = !done && credit !== undefined && credit.point < point
  const picture = usePicture(image)
  return (
    <Dialog
      title={name}
      onClose={onClose}
      picture={
        <Shown>
          <Picture
            src={picture}
            alt=""
            width={1}
            height={1}
            radius="l"
            eager
            fallback={<EventArt name="reward" />}
          />
        </Shown>
      }
      actions={
        done ? (
          // A separate key, so that the second press of a double press does not hit this button.
          <Fragment key="done">
            <Button variant="primary" wide onClick={onClose}>
              {t.close}
            </Button>
            <LinkButton variant="quiet" wide to={`${pathname}?request=${command.answer.request.uuid}`}>
              {t.seeHistory}
            </LinkButton>
          </Fragment>
        ) : (
          <Button
            key="send"
            variant="primary"
            wide
            busy={busy}
            disabled={!busy && (short || (needAddress && !address))}
            onClick={() => void send(uuid)}
          >
            {command.status === 'uncertain' ? shared.order.askAgain : t.confirm({ points: point })}
          </Button>
        )
      }
    >
      <Stack space={4}>
        {detail ? <p>{detail}</p> : null}
        <Facts>
          <div>
            <dt>{t.uses}</dt>
            <dd>{t.cost({ points: point })}</dd>
          </div>
          {credit ? (
            <div>
              <dt>{t.yours}</dt>
              <dd>{t.cost({ points: credit.point })}</dd>
            </div>
          ) : null}
          {credit && isGiven ? (
            <div>
              <dt>{t.balance}</dt>
              <dd>
                <OwnMoney baht={credit.balance} />
              </dd>
            </div>
          ) : null}
        </Facts>
        {short ? <Fault>{reach ? t.shortBy({ points: reach.missing }) : t.short}</Fault> : null}
        {needAddress && !done ? <SendTo addressLink={addressLink} from={`${pathname}?gift=${uuid}`} /> : null}
        <CommandMessage
          command={command}
          hint={shared.order.uncertainHint}
          done={isGiven ? t.given : `${t.sent} ${t.sentNext}`}
          found={t.found}
        />
      </Stack>
    </Dialog>
  )
}
