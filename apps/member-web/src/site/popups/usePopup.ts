import type { Announcement } from '@member/api-client'
import { useCheckInDue } from '@member/rewards'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useSession } from '../../session/useSession.ts'
import { announcementsAtom } from '../announcements/announcements.ts'
import { dismissAtom, popupAtom, seenAtom } from '../announcements/dismissed.ts'
import { updateAtom } from '../updates.ts'
import { useFree } from './useFree.ts'

/** Something that comes by itself; `key` is what is put away for the day. */
export type Popup =
  | { kind: 'announcement'; key: string; announcement: Announcement }
  | { kind: 'check-in' | 'update'; key: string }

/** The popup whose turn it is: announcements, then the check-in, then an update; none before those ahead are known. */
const useWaiting = (): Popup | undefined => {
  const announcement = useAtomValue(popupAtom)
  const { isPending } = useAtomValue(announcementsAtom)
  const seen = useAtomValue(seenAtom)
  const due = useCheckInDue()
  const { data: isUpdated } = useAtomValue(updateAtom)
  const checkIn = `check-in-${useSession()?.user.uuid ?? ''}`
  if (isPending) return undefined
  if (announcement) return { kind: 'announcement', key: announcement.uuid, announcement }
  if (due === undefined) return undefined
  if (due && !seen.includes(checkIn)) return { kind: 'check-in', key: checkIn }
  return isUpdated && !seen.includes('update') ? { kind: 'update', key: 'update' } : undefined
}

/** One popup at a time, over nothing else, open until it is closed; a closed one stays away for the day. */
export const usePopup = (): [popup: Popup | undefined, close: () => void] => {
  const waiting = useWaiting()
  const isFree = useFree()
  const dismiss = useSetAtom(dismissAtom)
  const [open, setOpen] = useState<Popup>()
  if (!open && waiting && isFree) setOpen(waiting)
  const close = () => {
    if (open) dismiss(open.key)
    setOpen(undefined)
  }
  return [open, close]
}
