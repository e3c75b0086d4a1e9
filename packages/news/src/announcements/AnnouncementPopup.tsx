import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Announcement } from '@member/api-client'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { closeLabel } from './closeLabel.ts'
import { dismissAtom, hadPopupAtom, popupAtom, showAtom } from './dismissed.ts'

/** The first popup that a visitor has not seen; null while `isHeld` or if this visit has had one. */
export function AnnouncementPopup({ isHeld }: { isHeld: boolean }) {
  const waiting = useAtomValue(popupAtom)
  const hadPopup = useAtomValue(hadPopupAtom)
  const show = useSetAtom(showAtom)
  const dismiss = useSetAtom(dismissAtom)
  const [popup, setPopup] = useState<Announcement>()
  if (!popup && waiting && !isHeld && !hadPopup) setPopup(waiting)
  useEffect(() => {
    if (popup) show({ key: popup.uuid, isOnce: !popup.urgent })
  }, [popup, show])
  if (!popup) return null
  return (
    <AnnouncementDialog
      announcement={popup}
      closeLabel={closeLabel(popup)}
      onClose={() => {
        dismiss(popup.uuid)
        setPopup(undefined)
      }}
    />
  )
}
