import { creditQuery, queryAtom } from '@member/api-client'
import { holdToasts } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { AnnouncementDialog } from '../announcements/AnnouncementDialog.tsx'
import { announcementsAtom } from '../announcements/announcements.ts'
import { dismissAtom, popupAtom, seenAtom } from '../announcements/dismissed.ts'
import { t } from '../announcements/words.ts'
import { useFree } from './useFree.ts'

export interface Popup {
  /** Key under which the popup is dismissed for the day. */
  key: string
  isDue: boolean | undefined
  render: (close: () => void) => ReactNode
}

const creditAtom = queryAtom(creditQuery)

/**
 * Returns true while the member has no credit, points or money in games, or these are not loaded.
 * Popups must not interrupt a new member.
 */
const useNothingYet = () => {
  const { data } = useAtomValue(creditAtom)
  return !data || (data.balance === 0 && data.point === 0 && data.inGames.length === 0)
}

/** Returns the next popup, announcements first; undefined for a new member or while earlier ones load. */
const useWaiting = (others: readonly Popup[]): Popup | undefined => {
  const isNew = useNothingYet()
  const announcement = useAtomValue(popupAtom)
  const { isPending } = useAtomValue(announcementsAtom)
  const seen = useAtomValue(seenAtom)
  if (isPending || isNew) return undefined
  if (announcement)
    return {
      key: announcement.uuid,
      isDue: true,
      render: (close) => (
        <AnnouncementDialog announcement={announcement} closeLabel={t.dismiss} onClose={close} />
      ),
    }
  const next = others.find(({ key, isDue }) => isDue === undefined || (isDue && !seen.includes(key)))
  return next?.isDue ? next : undefined
}

export const usePopupQueue = (others: readonly Popup[]): [popup: Popup | undefined, close: () => void] => {
  const waiting = useWaiting(others)
  const isFree = useFree()
  const dismiss = useSetAtom(dismissAtom)
  const [open, setOpen] = useState<Popup>()
  if (!open && waiting && isFree) setOpen(waiting)
  const isOpen = open !== undefined
  useEffect(() => (isOpen ? holdToasts() : undefined), [isOpen])
  const close = () => {
    if (open) dismiss(open.key)
    setOpen(undefined)
  }
  return [open, close]
}
