import type { Passkey } from '@member/api-client'
import { Button, Dialog, TextField } from '@member/ui'
import { useSetAtom } from 'jotai'
import { type FormEvent, useId, useState } from 'react'
import { useAct } from '../form/useAct.ts'
import { renamePasskeyAtom } from './passkeys.ts'
import { t } from './words.ts'

export const RenamePasskey = ({
  passkey: { uuid, name },
  onClose,
}: {
  passkey: Passkey
  onClose: () => void
}) => {
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
