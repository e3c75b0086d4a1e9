import { settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { Card, EmptyState, Loaded, Page, Section, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { noticesAtom } from './inbox.ts'
import { NoticeKinds } from './NoticeKinds.tsx'
import { PushSetting } from '../push/PushSetting.tsx'
import { t } from '../push/words.ts'

export const NotificationsScreen = ({ back }: { back: string }) => (
  <Page narrow title={t.title} back={back}>
    <Loaded query={useAtomValue(settingQueryAtom)}>{() => <NoticeSettings />}</Loaded>
  </Page>
)

export const NoticeSettings = () => {
  const hasPush = useAtomValue(featureAtom('push'))
  const hasInbox = useAtomValue(featureAtom('notices'))
  if (!hasPush && !hasInbox) return <EmptyState title={t.unavailable} />
  return (
    <Stack space={6}>
      {hasPush ? <PushSetting /> : null}
      {hasInbox ? <InInbox /> : null}
    </Stack>
  )
}

const InInbox = () => (
  <Section title={t.inbox}>
    <Card>
      <p>{t.always}</p>
      <Loaded query={useAtomValue(noticesAtom)}>
        {({ pages }) => <NoticeKinds muted={pages[0]?.muted ?? []} />}
      </Loaded>
    </Card>
  </Section>
)
