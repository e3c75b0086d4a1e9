import { LinkButton, Page } from '@member/ui'
import { useAtom } from 'jotai'
import { MoneyLayout } from '../MoneyLayout.tsx'
import { OwnAccount } from '../OwnAccount.tsx'
import { th as deposit } from '../deposit/th.ts'
import { th } from './th.ts'
import { MySlipRequests } from './MySlipRequests.tsx'
import { SlipStage } from './SlipStage.tsx'
import { SlipSteps } from './SlipSteps.tsx'
import { slipAtom } from './slip.ts'

export interface SlipScreenProps {
  depositLink: string
  contactLink: string
  playLink: string
}

/** One slip from the picture to the credit, and the requests made by hand. */
export const SlipScreen = ({ depositLink, contactLink, playLink }: SlipScreenProps) => {
  const [state, move] = useAtom(slipAtom)
  const over = () => move({ step: 'choose' })
  return (
    <Page title={th.title} back={depositLink}>
      <MoneyLayout
        main={
          <>
            <SlipSteps step={state.step} />
            <SlipStage
              state={state}
              contactLink={contactLink}
              credited={
                <>
                  <LinkButton variant="primary" wide icon="play" to={playLink} onClick={over}>
                    {deposit.play}
                  </LinkButton>
                  <LinkButton wide to={depositLink} onClick={over}>
                    {th.toDeposit}
                  </LinkButton>
                </>
              }
              sent={
                <LinkButton variant="primary" wide to={depositLink} onClick={over}>
                  {th.toDeposit}
                </LinkButton>
              }
            />
          </>
        }
        side={
          <>
            <OwnAccount title={th.own} why={th.ownWhy} />
            <MySlipRequests />
          </>
        }
      />
    </Page>
  )
}
