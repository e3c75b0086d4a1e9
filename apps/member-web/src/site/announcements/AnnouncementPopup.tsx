import { useAtomValue, useSetAtom } from 'jotai'
import { thAnnouncement } from './thAnnouncement.ts'
import { dismissAtom, popupAtom } from './dismissed.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'

/** The announcements that come by themselves: one after another, each once a day. */
export function AnnouncementPopup() {
  const popup = useAtomValue(popupAtom)
  const dismiss = useSetAtom(dismissAtom)
  if (!popup) return null
  return (
    <AnnouncementDialog
      key={popup.uuid}
      announcement={popup}
      closeLabel={thAnnouncement.dismiss}
      onClose={() => dismiss(popup.uuid)}
    />
  )
}
