import type { MemberSession } from '@member/api-client'
import { Button, confirm, ListRow, Row, StatusChip, toast } from '@member/ui'
import { useSetAtom } from 'jotai'
import { deviceName } from '../lastLogin/deviceName.ts'
import { disownSessionAtom, endSessionAtom } from './devices.ts'
import { useAct } from '../useAct.ts'
import { t } from './words.ts'

/** A device in words, with what can be done about it. */
export const DeviceRow = ({
  session,
  canDisown,
}: {
  session: MemberSession
  /** Called once it was disowned; the server cannot do that without it. */
  canDisown: boolean
}) => {
  const end = useSetAtom(endSessionAtom)
  const disown = useSetAtom(disownSessionAtom)
  const { act, busy } = useAct()
  const { uuid, current, isNew = false, createdAt, lastSeenAt, userAgent } = session
  const device = deviceName(userAgent ?? '').trim()

  const askEnd = async () => {
    if ((await confirm({ title: t.endTitle({ device }), okLabel: t.end })) !== 'confirmed') return
    await act(async () => {
      await end(uuid)
      void toast(t.ended)
    })
  }
  const askDisown = async () => {
    const asked = { title: t.notMeTitle, text: t.notMeText, okLabel: t.notMeDo }
    if ((await confirm(asked)) !== 'confirmed') return
    await act(async () => {
      await disown(uuid)
    })
  }
  return (
    <ListRow
      icon={null}
      title={device}
      note={
        <>
          {t.seen({ when: lastSeenAt })}
          <br />
          {t.since({ when: createdAt })}
        </>
      }
      value={
        current ? (
          <StatusChip tone="ok">{t.here}</StatusChip>
        ) : isNew ? (
          <StatusChip tone="warn">{t.isNew}</StatusChip>
        ) : null
      }
    >
      {current ? null : (
        <Row>
          {canDisown ? (
            <Button small variant="danger" busy={busy} onClick={() => void askDisown()}>
              {t.notMe}
            </Button>
          ) : null}
          <Button small busy={busy} onClick={() => void askEnd()}>
            {t.end}
          </Button>
        </Row>
      )}
    </ListRow>
  )
}
