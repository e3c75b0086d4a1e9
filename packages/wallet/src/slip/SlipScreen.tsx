import { Page } from '@member/ui'
import { useAtomValue } from 'jotai'
import { MoneyLayout } from '../MoneyLayout.tsx'
import { OwnAccount } from '../OwnAccount.tsx'
import { th } from './th.ts'
import { MySlipRequests } from './MySlipRequests.tsx'
import { SlipStage } from './SlipStage.tsx'
import { SlipSteps } from './SlipSteps.tsx'
import { slipAtom } from './slip.ts'

export interface SlipScreenProps {
  depositLink: string
  contactLink: string
}

/** One slip from the picture to the credit, and the requests made by hand. */
export const SlipScreen = ({ depositLink, contactLink }: SlipScreenProps) => {
  const state = useAtomValue(slipAtom)
  return (
    <Page title={th.title} back={depositLink}>
      <MoneyLayout
        main={
          <>
            <SlipSteps step={state.step} />
            <SlipStage state={state} depositLink={depositLink} contactLink={contactLink} />
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
