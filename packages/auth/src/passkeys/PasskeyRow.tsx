import type { Passkey } from '@member/api-client'
import { Button, confirm, Icon, ListRow, Row, toast, Dialog, TextField } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent, useId } from 'react'
import { useAct } from '../form/useAct.ts'
import { removePasskeyAtom, renamePasskeyAtom } from './passkeys.ts'
import { t } from './words.ts'

const RenamePasskey = ({ passkey: { uuid, name }, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const id = useId()
  const rename = useSetAtom(renamePasskeyAtom)
  const [typed, setTyped] = useState(name)
  const [fault, setFault] = useState<string>()
  const { act, busy } = useAct()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (typed.trim() === '') {
      setFault(t.nameMissing)
      return
    }
    await act(async () => {
      await rename(uuid, typed)
      onClose()
    })
  }
  return (
    <Dialog
      title={t.rename}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} variant="primary" wide busy={busy}>
          {t.save}
        </Button>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t.name}
          name="name"
          autoComplete="off"
          maxLength={60}
          value={typed}
          error={fault}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setFault(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}

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
