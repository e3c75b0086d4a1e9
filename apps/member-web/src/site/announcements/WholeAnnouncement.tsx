import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { sanitiserAtom } from './sanitiser.ts'

/** One that comes by itself opens whole: what came while it is read would move it. */
export function WholeAnnouncement(props: ComponentProps<typeof AnnouncementDialog>) {
  const sanitise = useAtomValue(sanitiserAtom)
  return sanitise === undefined ? null : <AnnouncementDialog {...props} />
}
