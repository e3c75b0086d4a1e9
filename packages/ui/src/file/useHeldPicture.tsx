import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../dialog/Dialog.tsx'
import { t } from './words.ts'

const Whole = styled.img`
  display: block;
  width: 100%;
  margin-top: 12px;
  border-radius: var(--radius-s);
  -webkit-touch-callout: default;
`

// In-app browsers save a picture from a data URL; most cannot read a blob URL.
const addressOf = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('unreadable picture')))
    reader.readAsDataURL(picture)
  })

/** Returns `hold`, which opens a dialog with a picture to save by a long press, and the dialog itself. */
export function useHeldPicture(): { hold: (picture: Blob) => Promise<void>; held: ReactNode } {
  const [address, setAddress] = useState<string>()
  return {
    hold: async (picture) => setAddress(await addressOf(picture)),
    held: address ? (
      <Dialog title={t.hold} onClose={() => setAddress(undefined)}>
        <p>{t.holdText}</p>
        <Whole src={address} alt={t.picture} />
      </Dialog>
    ) : null,
  }
}
