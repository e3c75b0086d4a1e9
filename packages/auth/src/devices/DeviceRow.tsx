import type { MemberSession } from '@member/api-client'
import { Button, confirm, desktop, formatDateTime, Icon, StatusChip, toast } from '@member/ui'
import styled from '@emotion/styled'
import { useSetAtom } from 'jotai'
import { disownSessionAtom, endSessionAtom } from './devices.ts'
import { useAct } from '../form/useAct.ts'
import { t } from './words.ts'

/** Layout of a device: mark and texts, with the actions below, or on a desktop beside them. */
const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 16px 20px;
`

const Mark = styled('span', { shouldForwardProp: (prop) => prop !== 'isHere' })<{ isHere: boolean }>`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 48px;
  height: 48px;
  margin-right: 16px;
  border-radius: 50%;
  background: var(${({ isHere }) => (isHere ? '--brand-soft' : '--surface-3')});
  color: var(${({ isHere }) => (isHere ? '--brand-text' : '--text')});
`

const About = styled.div`
  flex: 1 1 0%;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  & > strong {
    margin-right: 10px;
    font-weight: 600;
  }
`

const Times = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  & > span {
    display: inline-block;
    margin-right: 16px;
  }
`

// The text of a quiet button is aligned with the texts above.
const Actions = styled('div', { shouldForwardProp: (prop) => prop !== 'canDisown' })<{ canDisown: boolean }>`
  display: flex;
  flex: 1 1 100%; /* Shrinks by its margin. */
  flex-wrap: wrap;
  margin: ${({ canDisown }) => (canDisown ? '10px 0 0 64px' : '2px 0 -8px 50px')};
  & > * + * {
    margin-left: 4px;
  }
  ${desktop} {
    flex: none;
    margin: 0 -14px 0 8px;
  }
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
    <Root>
      <Mark isHere={current}>
        <Icon name={isPhone(session.userAgent ?? '') ? 'phone' : 'device'} />
      </Mark>
      <About>
        <Name>
          <strong>{device}</strong>
          {current ? (
            <StatusChip tone="ok">{t.here}</StatusChip>
          ) : isNew ? (
            <StatusChip tone="warn">{t.isNew}</StatusChip>
          ) : null}
        </Name>
        <Times>
          <span>
            {t.seen} {formatDateTime(lastSeenAt)}
          </span>
          <span>
            {t.since} {formatDateTime(createdAt)}
          </span>
        </Times>
      </About>
      {current ? null : (
        <Actions canDisown={canDisown}>
          {canDisown ? (
            <Button
              small
              variant={isNew ? 'danger' : 'secondary'}
              busy={busy}
              onClick={() => void askDisown()}
            >
              {t.notMe}
            </Button>
          ) : null}
          <Button small variant="quiet" busy={busy} onClick={() => void askEnd()}>
            {t.end}
          </Button>
        </Actions>
      )}
    </Root>
  )
}
