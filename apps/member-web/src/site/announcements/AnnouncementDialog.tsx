import type { Announcement } from '@member/api-client'
import { brandAtom, pictureAddress } from '@member/brand'
import { Button, Dialog, Picture } from '@member/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { AnnouncementDetail } from './AnnouncementDetail.tsx'

/** One announcement, whole. */
export function AnnouncementDialog(props: {
  announcement: Announcement
  closeLabel: string
  onClose: () => void
}) {
  const { announcement, closeLabel, onClose } = props
  const { title, detail, image } = announcement
  const address = pictureAddress(image ?? undefined, useAtomValue(brandAtom))
  return (
    // It opens whole: what came while it is read would move it.
    <Suspense>
      <Dialog
        title={title}
        onClose={onClose}
        picture={
          address ? <Picture src={address} alt="" width={480} height={240} radius="none" eager /> : undefined
        }
        actions={
          <Button wide onClick={onClose}>
            {closeLabel}
          </Button>
        }
      >
        <AnnouncementDetail html={detail} />
      </Dialog>
    </Suspense>
  )
}
