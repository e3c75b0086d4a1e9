import { settingQueryAtom, type MemberSession } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import {
  Button,
  Card,
  confirm,
  EmptyState,
  Icon,
  LinkButton,
  List,
  Loaded,
  Page,
  Section,
  Stack,
  toast,
} from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue, useSetAtom } from 'jotai'
import { DeviceRow } from './DeviceRow.tsx'
import { WithdrawLock } from './WithdrawLock.tsx'
import { endSessionAtom, sessionsAtom } from './devices.ts'
import { useAct } from '../form/useAct.ts'
import { t } from './words.ts'
import { deviceName } from '../lastLogin/deviceName.ts'

/** Returns a device name by session uuid; equal names are numbered in the order of log-in. */
function namesOf(sessions: readonly MemberSession[]): Map<string, string> {
  const alike = new Map<string, MemberSession[]>()
  for (const session of sessions) {
    const name = deviceName(session.userAgent ?? '').trim()
    alike.set(name, [...(alike.get(name) ?? []), session])
  }
  const names = new Map<string, string>()
  for (const [device, those] of alike) {
    // oxlint-disable-next-line unicorn/no-array-sort -- of an array made here; Safari 12 has no toSorted
    those.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    those.forEach(({ uuid }, at) =>
      names.set(uuid, those.length === 1 ? device : t.nth({ device, nth: at + 1 })),
    )
  }
  return names
}

export interface DevicesScreenProps {
  back: string
  passwordLink: string
  /** Link to the screen for a forgotten password, which sends a code to the phone. */
  forgotLink: string
}

export const DevicesScreen = ({ back, ...links }: DevicesScreenProps) => {
  const isListed = useAtomValue(featureAtom('sessions'))
  return (
    <Page narrow title={t.title} back={back} intro={t.lead}>
      <Loaded query={useAtomValue(settingQueryAtom)}>
        {() => (isListed ? <Devices {...links} /> : <EmptyState title={t.unavailable} />)}
      </Loaded>
    </Page>
  )
}

const Foot = styled.div`
  padding: 8px;
  border-top: 1px solid var(--border);
`

/** This device first, then all others with an action for each and one for all. */
const Devices = (links: Omit<DevicesScreenProps, 'back'>) => {
  const sessions = useAtomValue(sessionsAtom)
  const canDisown = useAtomValue(featureAtom('devices')) === true
  return (
    <Stack space={5}>
      <WithdrawLock {...links} />
      <Loaded query={sessions}>
        {(all) => {
          const names = namesOf(all)
          const rowsOf = (isHere: boolean) =>
            all
              .filter(({ current }) => current === isHere)
              .map((session) => (
                <DeviceRow
                  key={session.uuid}
                  session={session}
                  device={names.get(session.uuid) ?? ''}
                  canDisown={canDisown}
                />
              ))
          const [here, others] = [rowsOf(true), rowsOf(false)]
          return (
            <>
              {here.length > 0 ? (
                <Card as="div" flush tone="brand">
                  <List>{here}</List>
                  {others.length > 0 ? null : (
                    <Alone>
                      <Icon name="success" />
                      <div>
                        <strong>{t.alone}</strong>
                        <p>{t.aloneNext}</p>
                      </div>
                    </Alone>
                  )}
                </Card>
              ) : null}
              {others.length > 0 ? (
                <>
                  <Section title={t.others}>
                    <Card as="div" flush>
                      <List>{others}</List>
                      <Foot>
                        <EndOthers />
                      </Foot>
                    </Card>
                  </Section>
                  <Unknown passwordLink={links.passwordLink} canDisown={canDisown} />
                </>
              ) : null}
            </>
          )
        }}
      </Loaded>
    </Stack>
  )
}

// The mark is below that of the device.
const Alone = styled.div`
  display: flex;
  align-items: flex-start;
  padding: 14px 20px 16px;
  border-top: 1px solid var(--border);
  & > svg {
    flex: none;
    margin: 1px 28px 0 12px;
    color: var(--ok);
  }
  & strong {
    font-weight: 500;
  }
  & p {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`

const EndOthers = () => {
  const end = useSetAtom(endSessionAtom)
  const { act, busy } = useAct()
  const ask = async () => {
    const asked = { title: t.endOthersTitle, text: t.endOthersText, okLabel: t.end }
    if ((await confirm(asked)) !== 'confirmed') return
    await act(async () => {
      await end(undefined)
      void toast(t.endedOthers)
    })
  }
  return (
    <Button wide variant="quiet" icon="logout" busy={busy} onClick={() => void ask()}>
      {t.endOthers}
    </Button>
  )
}

const Advice = styled.h2`
  display: flex;
  align-items: center;
  font-size: 1.0625rem;
  & > svg {
    flex: none;
    margin-right: 8px;
    color: var(--info);
  }
`

/** What to do about a device that the member does not know. */
const Unknown = ({ passwordLink, canDisown }: { passwordLink: string; canDisown: boolean }) => (
  <Card>
    <Stack space={3}>
      <Advice>
        <Icon name="shield" />
        {t.unknown}
      </Advice>
      <p>{canDisown ? t.unknownText : t.unknownEnd}</p>
      <LinkButton wide="phone" to={passwordLink}>
        {t.changePassword}
      </LinkButton>
    </Stack>
  </Card>
)
