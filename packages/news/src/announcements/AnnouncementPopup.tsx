import { useAtomValue, useSetAtom } from 'jotai'
import { t } from './words.ts'
import { dismissAtom, popupAtom } from './dismissed.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'

export function AnnouncementPopup({ isHeld }: { isHeld: boolean }) {
  const popup = useAtomValue(popupAtom)
  const dismiss = useSetAtom(dismissAtom)
  if (!popup || isHeld) return null
  return (
    <AnnouncementDialog
      key={popup.uuid}
      announcement={popup}
      closeLabel={t.dismiss}
      onClose={() => dismiss(popup.uuid)}
    />
  )
}
