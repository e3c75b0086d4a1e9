import type { Announcement } from '@member/api-client'
import { useAtomValue, useSetAtom } from 'jotai'
import { th } from '../../th.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { dismissAtom, popupAtom } from './dismissed.ts'
import { sanitiserAtom } from './sanitiser.ts'

/** The announcements that come by themselves: one after another, each once a day. */
export function AnnouncementPopup() {
  const popup = useAtomValue(popupAtom)
  const dismiss = useSetAtom(dismissAtom)
  if (!popup) return null
  return <ReadyPopup key={popup.uuid} popup={popup} onClose={() => dismiss(popup.uuid)} />
}

/** It opens whole: what came while it is read would move it. */
function ReadyPopup({ popup, onClose }: { popup: Announcement; onClose: () => void }) {
  const sanitise = useAtomValue(sanitiserAtom)
  if (sanitise === undefined) return null
  return <AnnouncementDialog announcement={popup} closeLabel={th.announcement.dismiss} onClose={onClose} />
}
