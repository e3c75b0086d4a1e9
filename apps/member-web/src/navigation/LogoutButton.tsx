import { logoutAtom } from '@member/auth'
import { Button, confirm, IconButton } from '@member/ui'
import styled from '@emotion/styled'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { tLogout } from './wordsLogout.ts'

// On the narrowest phones it would push the menu out of view; there it is only in the menu.
const InBar = styled(IconButton)`
  @media (max-width: 359px) {
    display: none;
  }
`

/**
 * Log-out button with a confirmation that closes itself without logging out (spec §2).
 * `wide` is for the menu.
 */
export function LogoutButton({ wide = false }: { wide?: boolean }) {
  const logout = useSetAtom(logoutAtom)
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    const answer = await confirm({ title: tLogout.title, text: tLogout.text, timer: true })
    if (answer !== 'confirmed') return
    setBusy(true)
    await logout()
  }
  if (wide)
    return (
      <Button wide icon="logout" busy={busy} onClick={() => void ask()}>
        {tLogout.button}
      </Button>
    )
  return (
    <InBar icon="logout" label={tLogout.button} aria-busy={busy || undefined} onClick={() => void ask()} />
  )
}
