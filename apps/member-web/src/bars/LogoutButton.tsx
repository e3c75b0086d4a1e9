import { logoutAtom } from '@member/auth'
import { Button, confirm, IconButton } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { th } from '../th.ts'
import { Phone, Wide } from './byWidth.ts'

/** Asks first, with a timer that ends the question and not the session; then logs out (spec §2). */
export function LogoutButton() {
  const logout = useSetAtom(logoutAtom)
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    const answer = await confirm({ title: th.logout.title, text: th.logout.text, timer: true })
    if (answer !== 'confirmed') return
    setBusy(true)
    await logout()
  }
  return (
    <>
      <Phone>
        <IconButton
          icon="logout"
          label={th.logout.button}
          aria-busy={busy || undefined}
          onClick={() => void ask()}
        />
      </Phone>
      <Wide>
        <Button small variant="quiet" icon="logout" busy={busy} onClick={() => void ask()}>
          {th.logout.button}
        </Button>
      </Wide>
    </>
  )
}
