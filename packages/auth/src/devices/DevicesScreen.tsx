import { settingQueryAtom, type MemberSession } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { Button, Card, confirm, EmptyState, List, Loaded, Page, Stack, toast } from '@member/ui'
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

const Devices = (links: Omit<DevicesScreenProps, 'back'>) => {
  const sessions = useAtomValue(sessionsAtom)
  const canDisown = useAtomValue(featureAtom('devices')) === true
  return (
    <Stack>
      <WithdrawLock {...links} />
      <Loaded query={sessions}>
        {(all) => {
          const names = namesOf(all)
          return (
            <>
              <Card flush>
                <List>
                  {all.map((session) => (
                    <DeviceRow
                      key={session.uuid}
                      session={session}
                      device={names.get(session.uuid) ?? ''}
                      canDisown={canDisown}
                    />
                  ))}
                </List>
              </Card>
              {all.length > 1 ? <EndOthers /> : null}
            </>
          )
        }}
      </Loaded>
    </Stack>
  )
}

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
    <Button wide busy={busy} onClick={() => void ask()}>
      {t.endOthers}
    </Button>
  )
}
