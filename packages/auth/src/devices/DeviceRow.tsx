import type { MemberSession } from '@member/api-client'
import { Button, confirm, formatDateTime, Icon, ListRow, Row, StatusChip, toast } from '@member/ui'
import styled from '@emotion/styled'
import { useSetAtom } from 'jotai'
import { disownSessionAtom, endSessionAtom } from './devices.ts'
import { useAct } from '../form/useAct.ts'
import { t } from './words.ts'

const Whole = styled.span`
  display: inline-block;
`

const isPhone = (userAgent: string) => /Android|iPhone|iPod|Mobile/.test(userAgent)

export const DeviceRow = ({
  session,
  device,
  canDisown,
}: {
  session: MemberSession
  device: string
  /** True if the server accepts reports that a session is not the member's own. */
  canDisown: boolean
}) => {
  const end = useSetAtom(endSessionAtom)
  const disown = useSetAtom(disownSessionAtom)
  const { act, busy } = useAct()
  const { uuid, current, isNew = false, createdAt, lastSeenAt } = session

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
      icon={<Icon name={isPhone(session.userAgent ?? '') ? 'phone' : 'device'} />}
      title={device}
      note={
        <>
          {t.seen} <Whole>{formatDateTime(lastSeenAt)}</Whole>
          <br />
          {t.since} <Whole>{formatDateTime(createdAt)}</Whole>
        </>
      }
    >
      {current ? (
        <StatusChip tone="ok">{t.here}</StatusChip>
      ) : (
        <Row>
          {isNew ? <StatusChip tone="warn">{t.isNew}</StatusChip> : null}
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
