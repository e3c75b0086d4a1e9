import styled from '@emotion/styled'
import type { ListedReward } from '@member/api-client'
import { Button, Dialog, EventArt, Picture, Stack, formatCount } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { addressAtom } from '../address.ts'
import { isAtOnce } from '../isAtOnce.ts'
import { OrderNews } from '../OrderNews.tsx'
import { SendTo } from '../parcel/SendTo.tsx'
import { creditAtom } from '../prize/credit.ts'
import { usePicture } from '../prize/usePicture.ts'
import { th as shared } from '../th.ts'
import { underWay } from '../underWay.ts'
import { leaveRequestAtom, requestRewardAtom } from './claims.ts'
import { th } from './th.ts'

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

const Fault = styled.p`
  color: var(--warn);
  font-weight: 600;
`

/** One reward before it is bought: what it is, what it costs, where it goes; a second press is no second request. */
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
  const { data: credit } = useAtomValue(creditAtom)
  const { data: address } = useAtomValue(addressAtom)
  const [order, send] = useAtom(requestRewardAtom)
  const leave = useSetAtom(leaveRequestAtom)
  useEffect(() => leave, [leave])

  const busy = underWay(order)
  const done = order.status === 'done'
  const isGiven = done && isAtOnce(order.answer.request)
  const short = !done && credit !== undefined && credit.point < point
  const picture = usePicture(image)
  return (
    <Dialog
      title={name}
      onClose={onClose}
      picture={
        <Picture
          src={picture}
          alt=""
          width={3}
          height={2}
          radius="none"
          eager
          fallback={<EventArt name="reward" />}
        />
      }
      actions={
        done ? (
          // Its own key: the second press of two is not one on this.
          <Button key="close" variant="primary" wide onClick={onClose}>
            {th.close}
          </Button>
        ) : (
          <Button
            key="send"
            variant="primary"
            wide
            busy={busy}
            disabled={!busy && (short || (needAddress && !address))}
            onClick={() => void send(uuid)}
          >
            {order.status === 'uncertain' ? shared.order.askAgain : th.confirm(formatCount(point))}
          </Button>
        )
      }
    >
      <Stack space={4}>
        {detail ? <p>{detail}</p> : null}
        <Facts>
          <div>
            <dt>{th.uses}</dt>
            <dd>{th.cost(formatCount(point))}</dd>
          </div>
          {credit ? (
            <div>
              <dt>{th.yours}</dt>
              <dd>{th.cost(formatCount(credit.point))}</dd>
            </div>
          ) : null}
        </Facts>
        {short ? <Fault>{reach ? th.shortBy(formatCount(reach.missing)) : th.short}</Fault> : null}
        {needAddress && !done ? <SendTo addressLink={addressLink} /> : null}
        <OrderNews order={order} done={isGiven ? th.given : `${th.sent} ${th.sentNext}`} found={th.found} />
      </Stack>
    </Dialog>
  )
}
