import type { Passkey } from '@member/api-client'
import { Button, confirm, Icon, ListRow, Row, toast } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useAct } from '../form/useAct.ts'
import { removePasskeyAtom } from './passkeys.ts'
import { RenamePasskey } from './RenamePasskey.tsx'
import { t } from './words.ts'

export const PasskeyRow = ({ passkey }: { passkey: Passkey }) => {
  const remove = useSetAtom(removePasskeyAtom)
  const [isRenaming, setRenaming] = useState(false)
  const { act, busy } = useAct()
  const { uuid, name, createdAt, lastUsedAt } = passkey
  const askRemove = async () => {
    const asked = { title: t.removeTitle({ name }), text: t.removeText, okLabel: t.remove }
    if ((await confirm(asked)) !== 'confirmed') return
    await act(async () => {
      await remove(uuid)
      void toast(t.removed)
    })
  }
  return (
    <ListRow
      icon={<Icon name="key" />}
      title={name}
      note={
        <>
          {t.since({ when: createdAt })}
          {lastUsedAt ? (
            <>
              <br />
              {t.used({ when: lastUsedAt })}
            </>
          ) : null}
        </>
      }
    >
      <Row>
        <Button small onClick={() => setRenaming(true)}>
          {t.rename}
        </Button>
        <Button small busy={busy} onClick={() => void askRemove()}>
          {t.remove}
        </Button>
      </Row>
      {isRenaming ? <RenamePasskey passkey={passkey} onClose={() => setRenaming(false)} /> : null}
    </ListRow>
  )
}
