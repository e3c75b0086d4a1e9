import { featureAtom } from '@member/api-client/setting'
import { Card, List, ListRow, Page, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Breaks } from './breaks/Breaks.tsx'
import { ConsentSetting } from './consent/ConsentSetting.tsx'
import { HelpLine } from './HelpLine.tsx'
import { IdentityNotice } from './identity/IdentityNotice.tsx'
import { Limits } from './limits/Limits.tsx'
import { RealityCheckSetting } from './realityCheck/RealityCheckSetting.tsx'
import { t as spending } from './spending/words.ts'
import { t } from './words.ts'

export interface PlaySafeScreenProps {
  back: string
  identityLink: string
  spendingLink: string
  /** Further settings of the member. */
  children?: ReactNode
}

/** The one place where a member looks after how they play: as much of it as the server has. */
export const PlaySafeScreen = ({ back, identityLink, spendingLink, children }: PlaySafeScreenProps) => {
  const hasSpending = useAtomValue(featureAtom('spending'))
  const hasConsent = useAtomValue(featureAtom('consent'))
  const hasLimits = useAtomValue(featureAtom('limits'))
  const hasRealityCheck = useAtomValue(featureAtom('realityCheck'))
  const hasBreaks = useAtomValue(featureAtom('breaks'))
  return (
    <Page
      title={t.title}
      back={back}
      intro={t.intro}
      rail={
        <>
          {hasSpending ? (
            <Card flush>
              <List>
                <ListRow to={spendingLink} title={spending.open} note={spending.openNote} />
              </List>
            </Card>
          ) : null}
          <IdentityNotice identityLink={identityLink} />
          {hasConsent ? <ConsentSetting /> : null}
          {children}
          <HelpLine />
        </>
      }
    >
      <Stack space={6}>
        {hasLimits ? <Limits /> : null}
        {hasRealityCheck ? <RealityCheckSetting /> : null}
        {hasBreaks ? <Breaks /> : null}
      </Stack>
    </Page>
  )
}
