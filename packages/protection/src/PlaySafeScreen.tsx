import { Card, List, ListRow, Page, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Breaks } from './breaks/Breaks.tsx'
import { ConsentSetting } from './consent/ConsentSetting.tsx'
import { featuresAtom } from './features.ts'
import { HelpLine } from './HelpLine.tsx'
import { IdentityNotice } from './identity/IdentityNotice.tsx'
import { Limits } from './limits/Limits.tsx'
import { RealityCheckSetting } from './realityCheck/RealityCheckSetting.tsx'
import { th as spending } from './spending/th.ts'
import { th } from './th.ts'

export interface PlaySafeScreenProps {
  back: string
  identityLink: string
  spendingLink: string
  /** What else of theirs a member may look after here. */
  children?: ReactNode
}

/** The one place where a member looks after how they play: as much of it as the server has. */
export const PlaySafeScreen = ({ back, identityLink, spendingLink, children }: PlaySafeScreenProps) => {
  const features = useAtomValue(featuresAtom)
  return (
    <Page
      title={th.title}
      back={back}
      intro={th.intro}
      rail={
        <>
          {features?.spending ? (
            <Card flush>
              <List>
                <ListRow to={spendingLink} title={spending.open} note={spending.openNote} />
              </List>
            </Card>
          ) : null}
          <IdentityNotice identityLink={identityLink} />
          {features?.consent ? <ConsentSetting /> : null}
          {children}
          <HelpLine />
        </>
      }
    >
      <Stack space={6}>
        {features?.limits ? <Limits /> : null}
        {features?.realityCheck ? <RealityCheckSetting /> : null}
        {features?.breaks ? <Breaks /> : null}
      </Stack>
    </Page>
  )
}
