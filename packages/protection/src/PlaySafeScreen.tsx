import { settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { Card, List, ListRow, Loaded, Page, SkeletonRows, Stack, Tabs, TallSkeleton } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Breaks } from './breaks/Breaks.tsx'
import { ConsentSetting } from './consent/ConsentSetting.tsx'
import { HelpLine } from './setting/HelpLine.tsx'
import { Limits } from './limits/Limits.tsx'
import { Overview } from './overview/Overview.tsx'
import { RealityCheckSetting } from './realityCheck/RealityCheckSetting.tsx'
import { t as spending } from './spending/words.ts'
import { t } from './setting/words.ts'

export interface PlaySafeScreenProps {
  back: string
  /** Row with the status of the identity check, if the server requires one. */
  identityRow: ReactNode
  spendingLink: string
  children?: ReactNode
}

/** Sections of the page, in the order in which members need them. */
const parts = ['overview', 'limits', 'time', 'break'] as const
type Part = (typeof parts)[number]

/** Player protection on one page, with the parts that the server supports. */
export const PlaySafeScreen = ({ back, identityRow, spendingLink, children }: PlaySafeScreenProps) => {
  const hasSpending = useAtomValue(featureAtom('spending'))
  const hasConsent = useAtomValue(featureAtom('consent'))
  const hasLimits = useAtomValue(featureAtom('limits'))
  const hasRealityCheck = useAtomValue(featureAtom('realityCheck'))
  const hasBreaks = useAtomValue(featureAtom('breaks'))
  const [search, setSearch] = useSearchParams()
  const has: Record<Part, boolean | undefined> = {
    limits: hasLimits,
    time: hasRealityCheck,
    break: hasBreaks,
    overview: true,
  }
  const offered = parts.filter((part) => has[part])
  const part = offered.find((one) => one === search.get('part')) ?? 'overview'
  const shown: Record<Part, ReactNode> = {
    limits: <Limits />,
    time: <RealityCheckSetting />,
    break: <Breaks />,
    overview: (
      <Stack space={5}>
        <Overview identityRow={identityRow} />
        {hasConsent ? <ConsentSetting /> : null}
        {children}
      </Stack>
    ),
  }
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
                <ListRow to={spendingLink} title={spending.title} note={spending.openNote} />
              </List>
            </Card>
          ) : null}
          <HelpLine />
        </>
      }
    >
      <Loaded
        query={useAtomValue(settingQueryAtom)}
        skeleton={
          <TallSkeleton>
            <SkeletonRows rows={6} />
          </TallSkeleton>
        }
      >
        {() =>
          offered.length > 1 ? (
            <Tabs
              label={t.title}
              tabs={offered.map((id) => ({ id, label: t.part[id] }))}
              selected={part}
              onSelect={(id) => setSearch({ part: id }, { replace: true })}
            >
              {shown[part]}
            </Tabs>
          ) : (
            shown[part]
          )
        }
      </Loaded>
    </Page>
  )
}
