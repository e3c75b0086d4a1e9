import { useAtomValue, useSetAtom } from 'jotai'
import { th } from '../../th.ts'
import { dismissAtom, popupAtom } from './dismissed.ts'
import { WholeAnnouncement } from './WholeAnnouncement.tsx'

/** The announcements that come by themselves: one after another, each once a day. */
export function AnnouncementPopup() {
  const popup = useAtomValue(popupAtom)
  const dismiss = useSetAtom(dismissAtom)
  if (!popup) return null
  return (
    <WholeAnnouncement
      key={popup.uuid}
      announcement={popup}
      closeLabel={th.announcement.dismiss}
      onClose={() => dismiss(popup.uuid)}
    />
  )
}
