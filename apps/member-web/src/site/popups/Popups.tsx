import { AnnouncementDialog } from '../announcements/AnnouncementDialog.tsx'
import { thAnnouncement } from '../announcements/thAnnouncement.ts'
import { CheckIn } from './CheckIn.tsx'
import { Update } from './Update.tsx'
import { usePopup } from './usePopup.ts'

/** What comes by itself on the member's home: one at a time, each once a day. */
export function Popups() {
  const [popup, close] = usePopup()
  switch (popup?.kind) {
    case 'announcement':
      return (
        <AnnouncementDialog
          key={popup.key}
          announcement={popup.announcement}
          closeLabel={thAnnouncement.dismiss}
          onClose={close}
        />
      )
    case 'check-in':
      return <CheckIn onClose={close} />
    case 'update':
      return <Update onClose={close} />
    default:
      return null
  }
}
