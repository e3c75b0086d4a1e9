import { logoutAtom } from '@member/auth'
import { Button, confirm, IconButton } from '@member/ui'
import styled from '@emotion/styled'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { t } from '../words.ts'

/** Width from which the bar shows labels. */
const roomy = '@media (min-width: 75em)'

const Small = styled.div`
  ${roomy} {
    display: none;
  }
`

const Large = styled.div`
  display: none;
  ${roomy} {
    display: block;
  }
`

/** Asks first, with a timer that ends the question and not the session; then logs out (spec §2). */
export function LogoutButton() {
  const logout = useSetAtom(logoutAtom)
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    const answer = await confirm({ title: t.logout.title, text: t.logout.text, timer: true })
    if (answer !== 'confirmed') return
    setBusy(true)
    await logout()
  }
  return (
    <>
      <Small>
        <IconButton
          icon="logout"
          label={t.logout.button}
          aria-busy={busy || undefined}
          onClick={() => void ask()}
        />
      </Small>
      <Large>
        <Button small variant="quiet" icon="logout" busy={busy} onClick={() => void ask()}>
          {t.logout.button}
        </Button>
      </Large>
    </>
  )
}
