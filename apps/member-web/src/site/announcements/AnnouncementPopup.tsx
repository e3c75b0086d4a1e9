import { useAtomValue, useSetAtom } from 'jotai'
import { isAgeAskedAtom } from '../../ageGate/age.ts'
import { thAnnouncement } from './thAnnouncement.ts'
import { dismissAtom, popupAtom } from './dismissed.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'

/** The announcements that come by themselves: one after another, each once a day. */
export function AnnouncementPopup() {
  const popup = useAtomValue(popupAtom)
  const isAgeAsked = useAtomValue(isAgeAskedAtom)
  const dismiss = useSetAtom(dismissAtom)
  // Who may be too young is told of no promotion.
  if (!popup || isAgeAsked) return null
  return (
    <AnnouncementDialog
      key={popup.uuid}
      announcement={popup}
      closeLabel={thAnnouncement.dismiss}
      onClose={() => dismiss(popup.uuid)}
    />
  )
}
