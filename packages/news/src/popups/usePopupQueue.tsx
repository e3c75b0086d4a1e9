import { creditQuery, queryAtom } from '@member/api-client'
import { holdToasts } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { AnnouncementDialog } from '../announcements/AnnouncementDialog.tsx'
import { announcementsAtom } from '../announcements/announcements.ts'
import { dismissAtom, hadPopupAtom, popupAtom, seenAtom, showAtom } from '../announcements/dismissed.ts'
import { closeLabel } from '../announcements/closeLabel.ts'
import { useFree } from './useFree.ts'
import { useIsRead } from './useIsRead.ts'

export interface Popup {
  /** Key under which the popup is dismissed for the day. */
  key: string
  isDue: boolean | undefined
  /** True if each member sees the popup only once, whatever the day. */
  isOnce?: boolean
  render: (close: () => void) => ReactNode
}

const creditAtom = queryAtom(creditQuery)

/**
 * Returns the next popup: an announcement, else the first due one of `others`.
 * Undefined while the announcements, or an earlier one of `others`, are loading.
 */
const useWaiting = (others: readonly Popup[]): Popup | undefined => {
  const announcement = useAtomValue(popupAtom)
  const { isPending } = useAtomValue(announcementsAtom)
  const seen = useAtomValue(seenAtom)
  if (isPending) return undefined
  if (announcement)
    return {
      key: announcement.uuid,
      isDue: true,
      isOnce: !announcement.urgent,
      render: (close) => (
        <AnnouncementDialog
          announcement={announcement}
          closeLabel={closeLabel(announcement)}
          onClose={close}
        />
      ),
    }
  const next = others.find(({ key, isDue }) => isDue === undefined || (isDue && !seen.includes(key)))
  return next?.isDue ? next : undefined
}

/** Returns the open popup and a function that closes it; opens none for a new member. */
export const usePopupQueue = (
  others: readonly Popup[],
  isNew: boolean,
): [popup: Popup | undefined, close: () => void] => {
  const waiting = useWaiting(others)
  const { data: credit } = useAtomValue(creditAtom)
  const isRead = useIsRead(credit !== undefined)
  const hadPopup = useAtomValue(hadPopupAtom)
  const isFree = useFree()
  const dismiss = useSetAtom(dismissAtom)
  const show = useSetAtom(showAtom)
  const [open, setOpen] = useState<Popup>()
  if (!open && waiting && credit && !isNew && !isRead && !hadPopup && isFree) setOpen(waiting)
  useEffect(() => {
    if (!open) return undefined
    show(open)
    return holdToasts()
  }, [open, show])
  const close = () => {
    if (open) dismiss(open.key)
    setOpen(undefined)
  }
  return [open, close]
}
