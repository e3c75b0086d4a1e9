import { Page } from '@member/ui'
import { useAtomValue } from 'jotai'
import { addressAtom } from '../play/play.ts'
import type { NextLinks } from '../prize/NextSteps.tsx'
import { Points } from '../prize/Points.tsx'
import { SendTo } from '../parcel/SendTo.tsx'
import { CardGames } from './CardGames.tsx'
import { goodsTable, mineAtom, useEventName } from './cards.ts'
import { t } from './words.ts'

/** Screen of card games whose prizes are goods; locked until the member has a delivery address. */
export const FlipCardRewardScreen = ({
  back,
  next,
  addressLink,
}: {
  back: string
  next: NextLinks
  addressLink: string
}) => {
  const { data: address } = useAtomValue(addressAtom)
  return (
    <Page title={useEventName('FLIP_CARD_REWARD') ?? t.titleGoods} back={back} action={<Points />}>
      <CardGames
        type="FLIP_CARD_REWARD"
        table={goodsTable}
        back={back}
        next={next}
        locked={!address}
        sendTo={<SendTo addressLink={addressLink} />}
        mine={useAtomValue(mineAtom)}
      />
    </Page>
  )
}
