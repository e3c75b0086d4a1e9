import { settingQueryAtom, type PushKind, pushKinds } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  Card,
  EmptyState,
  Loaded,
  Page,
  Section,
  Stack,
  Button,
  CheckboxField,
  FormMessage,
} from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { noticesAtom } from './inbox.ts'
import { NoticeKinds } from './NoticeKinds.tsx'
import { t } from '../push/words.ts'
import { useState } from 'react'
import { canPush, isDenied, choosePushAtom, pushAtom } from '../push/push.ts'
import { useTurnOn } from '../push/useTurnOn.ts'

const PushSetting = () => (
  <Section title={t.here}>
    <Card>{canPush() ? <Setting /> : <p>{t.none}</p>}</Card>
  </Section>
)

const Setting = () => (
  <Loaded query={useAtomValue(pushAtom)}>
    {({ kinds, publicKey }) => (
      <Stack>
        <div>
          <p>{t.lead}</p>
          <p>{t.private}</p>
        </div>
        {kinds ? <Kinds kinds={kinds} publicKey={publicKey} /> : <Off publicKey={publicKey} />}
      </Stack>
    )}
  </Loaded>
)

const Off = ({ publicKey }: { publicKey: string }) => {
  const { turnOn, busy, fault } = useTurnOn(publicKey)
  const denied = isDenied() ? t.denied : undefined
  return (
    <>
      <FormMessage tone="warn">{fault ?? denied}</FormMessage>
      {denied ? null : (
        <Button variant="primary" wide icon="bell" busy={busy} onClick={() => void turnOn()}>
          {t.turnOn}
        </Button>
      )}
    </>
  )
}

const Kinds = ({ kinds, publicKey }: { kinds: readonly PushKind[]; publicKey: string }) => {
  const choose = useSetAtom(choosePushAtom)
  const [wanted, setWanted] = useState<readonly PushKind[]>()
  const [failed, setFailed] = useState(false)
  const on = wanted ?? kinds
  const change = async (next: PushKind[]) => {
    setWanted(next)
    setFailed(false)
    try {
      await choose(next, publicKey)
    } catch {
      setFailed(true)
    }
    setWanted(undefined)
  }
  return (
    <>
      <div>
        {pushKinds.map((kind) => (
          <CheckboxField
            key={kind}
            label={t.kind[kind]}
            checked={on.includes(kind)}
            disabled={wanted !== undefined}
            onChange={({ currentTarget: { checked } }) =>
              void change(pushKinds.filter((one) => (one === kind ? checked : on.includes(one))))
            }
          />
        ))}
        <FormMessage tone="bad">{failed ? t.failed : null}</FormMessage>
      </div>
      <Button variant="quiet" wide disabled={wanted !== undefined} onClick={() => void change([])}>
        {t.turnOff}
      </Button>
    </>
  )
}

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
