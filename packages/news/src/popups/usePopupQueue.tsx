import { creditQuery, queryAtom } from '@member/api-client'
import { holdToasts } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { AnnouncementDialog } from '../announcements/AnnouncementDialog.tsx'
import { announcementsAtom } from '../announcements/announcements.ts'
import { dismissAtom, hadPopupAtom, popupAtom, seenAtom, showAtom } from '../announcements/dismissed.ts'
import { closeLabel } from '../announcements/closeLabel.ts'

/** Time (ms) after the last touch in which no popup may appear. */
const quiet = 1000

let isInUse = false

/** True if no popup may appear: a dialog or toast is open, an input has the focus, or the page is in use. */
const isBusy = () =>
  isInUse ||
  document.querySelector('[aria-modal=true], .Toastify__toast') !== null ||
  document.activeElement?.matches('input, select, textarea') === true

/** Events that mean the page is in use. */
const touches = ['touchstart', 'touchmove', 'touchend', 'mousedown', 'mouseup', 'wheel', 'scroll', 'keydown']

const onChange = (changed: () => void) => {
  let calm = 0
  const touch = () => {
    isInUse = true
    clearTimeout(calm)
    calm = window.setTimeout(() => {
      isInUse = false
      changed()
    }, quiet)
  }
  // Deferred, because a closing dialog first restores the focus.
  const later = () => setTimeout(changed)
  const observer = new MutationObserver(later)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', later)
  document.addEventListener('focusout', later)
  for (const name of touches) document.addEventListener(name, touch, { capture: true, passive: true })
  // The navigation to this page counts as a touch.
  touch()
  return () => {
    clearTimeout(calm)
    observer.disconnect()
    document.removeEventListener('focusin', later)
    document.removeEventListener('focusout', later)
    for (const name of touches) document.removeEventListener(name, touch, { capture: true })
  }
}

/** Returns true if a popup may appear now. */
const useFree = (): boolean => !useSyncExternalStore(onChange, isBusy, () => true)

/** Time (ms) with the credit in view after which a popup waits for the next visit. */
const patience = 5000

/** Returns true once the credit has been in view for five seconds. */
function useIsRead(isShown: boolean): boolean {
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    if (!isShown) return undefined
    // The boot script stores when it wrote the credit into the page; later arrivals on this screen start anew.
    const { dataset } = document.documentElement
    const { creditAt } = dataset
    delete dataset['creditAt']
    const shownFor = creditAt ? performance.now() - Number(creditAt) : 0
    const late = setTimeout(() => setIsRead(true), patience - shownFor)
    return () => clearTimeout(late)
  }, [isShown])
  return isRead
}

export interface Popup {
  /** Key under which the popup is dismissed for the day. */
  key: string
  isDue: boolean | undefined
  /** True if each member sees the popup only once, whatever the day. */
  isOnce?: boolean
  /** True if the popup waits for no other one, nor for the next visit. */
  isFirst?: boolean
  render: (close: () => void) => ReactNode
}

const creditAtom = queryAtom(creditQuery)

/**
 * Returns the next popup: one that `isFirst`, else an announcement, else the first due one of `others`.
 * Undefined while the announcements, or an earlier one of `others`, are loading, and if this visit has had one.
 */
const useWaiting = (others: readonly Popup[]): Popup | undefined => {
  const announcement = useAtomValue(popupAtom)
  const { isPending } = useAtomValue(announcementsAtom)
  const hadPopup = useAtomValue(hadPopupAtom)
  const seen = useAtomValue(seenAtom)
  const first = others.find(({ key, isDue, isFirst }) => isFirst && isDue && !seen.includes(key))
  if (first) return first
  if (isPending || hadPopup) return undefined
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
  const next = others.find(
    ({ key, isDue, isFirst }) => !isFirst && (isDue === undefined || (isDue && !seen.includes(key))),
  )
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
  const isFree = useFree()
  const dismiss = useSetAtom(dismissAtom)
  const show = useSetAtom(showAtom)
  const [open, setOpen] = useState<Popup>()
  if (!open && waiting && credit && !isNew && !isRead && isFree) setOpen(waiting)
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
