import type { Announcement } from '@member/api-client'
import { brandAtom, pictureAddress } from '@member/brand'
import { Button, Dialog, LinkButton, Picture, ErrorBoundary, PartMissing } from '@member/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyPart } from '@member/ui/lazy'

const clean = lazyPart(async () => (await import('./CleanHtml.tsx')).CleanHtml)

/** An announcement, sanitised in the browser too. */
const AnnouncementDetail = (props: { html: string; onFollow: () => void }) => (
  <ErrorBoundary renderFallback={() => <PartMissing />}>
    <clean.Component {...props} />
  </ErrorBoundary>
)

export function AnnouncementDialog(props: {
  announcement: Announcement
  closeLabel: string
  onClose: () => void
}) {
  const { announcement, closeLabel, onClose } = props
  const { title, detail, image, action } = announcement
  // Any other path is not an address on the site.
  const leads = action && /^\/(?![/\\])/.test(action.path)
  const address = pictureAddress(image ?? undefined, useAtomValue(brandAtom))
  return (
    // Suspends until complete: late content would move the text.
    <Suspense>
      <Dialog
        title={title}
        onClose={onClose}
        picture={
          address ? <Picture src={address} alt="" width={480} height={240} radius="none" eager /> : undefined
        }
        actions={
          <>
            {leads ? (
              <LinkButton variant="primary" wide to={action.path} onClick={onClose}>
                {action.label}
              </LinkButton>
            ) : null}
            <Button variant={leads ? 'quiet' : 'primary'} wide onClick={onClose}>
              {closeLabel}
            </Button>
          </>
        }
      >
        <AnnouncementDetail html={detail} onFollow={onClose} />
      </Dialog>
    </Suspense>
  )
}
