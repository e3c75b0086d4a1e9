import type { Announcement } from '@member/api-client'
import { brandAtom, pictureAddress } from '@member/brand'
import { Picture, Section, SlipArt, useHydrated } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { t } from './words.ts'
import { announcementsAtom, announcementsOf } from './announcements.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { Words, Card, Row, Title } from './bannerStyle.ts'

// A popup appears once or not at all; its card stays for as long as it runs.
const cardsAtom = announcementsOf('BANNER', 'POPUP')

export function Banners({ title }: { title: string }) {
  const banners = useAtomValue(cardsAtom)
  const brand = useAtomValue(brandAtom)
  const isHydrated = useHydrated()
  const [open, setOpen] = useState<Announcement>()
  const { isPending } = useAtomValue(announcementsAtom)
  // Reserves its space, so that nothing below moves.
  if (isPending || !isHydrated)
    return (
      <Section title={title}>
        <Row aria-hidden>
          {[1, 2].map((place) => (
            <li key={place}>
              <Card as="div">
                <Picture src={undefined} alt="" width={480} height={200} radius="none" fallback={null} />
                <Words />
              </Card>
            </li>
          ))}
        </Row>
      </Section>
    )
  if (banners.length === 0) return null
  return (
    <Section title={title}>
      <Row>
        {banners.map((banner) => (
          <li key={banner.uuid}>
            <Card type="button" onClick={() => setOpen(banner)}>
              <Picture
                src={pictureAddress(banner.image ?? undefined, brand)}
                alt=""
                width={480}
                height={200}
                radius="none"
                // Not the hero, which the landing shows above.
                fallback={<SlipArt />}
              />
              <Words>
                <Title>{banner.title}</Title>
                <span>{t.read}</span>
              </Words>
            </Card>
          </li>
        ))}
      </Row>
      {open ? (
        <AnnouncementDialog announcement={open} closeLabel={t.close} onClose={() => setOpen(undefined)} />
      ) : null}
    </Section>
  )
}
