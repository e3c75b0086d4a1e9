import styled from '@emotion/styled'
import type { Announcement, Notice } from '@member/api-client'
import {
  bangkokMonth,
  Card,
  desktop,
  EmptyArt,
  EmptyState,
  Eye,
  formatMonth,
  inParts,
  LinkButton,
  List,
  Loaded,
  longFrom,
  LongPart,
  MorePages,
  OpenCard,
  Page,
  Section,
  SectionHead,
  SkeletonRows,
  toast,
  Windowed,
} from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { AnnouncementDialog } from '../announcements/AnnouncementDialog.tsx'
import { announcementsAtom } from '../announcements/announcements.ts'
import { NoticeSettings, NotificationsScreen } from './NotificationsScreen.tsx'
import { noticesAtom, readAtom } from './inbox.ts'
import { type NoticeLinks, NoticeRow, useIsSeen } from './NoticeRow.tsx'
import { t } from './words.ts'

const Hidden = styled.p`
  margin-bottom: -8px;
  color: var(--text-muted);
  font-size: 0.875rem;
`

const OnPhone = styled.div`
  ${desktop} {
    display: none;
  }
`

const OnDesktop = styled.div`
  display: none;
  ${desktop} {
    display: block;
  }
`

export interface InboxScreenProps {
  back: string
  links: NoticeLinks
}

export const InboxScreen = (props: InboxScreenProps) => {
  const { pathname, search } = useLocation()
  const isSettings = new URLSearchParams(search).get('part') === 'settings'
  return isSettings ? <NotificationsScreen back={pathname} /> : <Inbox {...props} />
}

/** All notices, newest first; opening the list marks them as read. */
const Inbox = ({ back, links }: InboxScreenProps) => {
  const { data } = useAtomValue(noticesAtom)
  const read = useSetAtom(readAtom)
  const first = data?.pages[0]
  const isSeen = useIsSeen()
  useEffect(() => {
    const newest = isSeen && first && first.unread > 0 ? first.items[0]?.createdAt : undefined
    // If marking fails, the notice stays new; a late notice may be below the newest.
    if (newest) read(newest).catch(() => undefined)
  }, [first, isSeen, read])
  return (
    <Page
      title={t.title}
      back={back}
      action={
        first ? (
          <>
            <Eye />
            <OnPhone>
              <LinkButton small icon="settings" to="?part=settings">
                {t.settings}
              </LinkButton>
            </OnPhone>
          </>
        ) : null
      }
      rail={
        <OnDesktop>
          <NoticeSettings />
        </OnDesktop>
      }
    >
      {first && first.muted.length > 0 ? (
        <Hidden>{t.hidden({ kinds: first.muted.map((kind) => t.kind[kind]).join(' · ') })}</Hidden>
      ) : null}
      <NoticePages home={back} links={links} />
    </Page>
  )
}

const NoticePages = ({ home, links }: { home: string; links: NoticeLinks }) => {
  const query = useAtomValue(noticesAtom)
  return (
    <Loaded
      query={query}
      skeleton={
        <Card flush>
          <SkeletonRows rows={8} />
        </Card>
      }
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={<NoNotices home={home} />}
    >
      {({ pages }) => (
        <>
          <Notices notices={pages.flatMap(({ items }) => items)} links={links} />
          <MorePages query={query} />
        </>
      )}
    </Loaded>
  )
}

const Notices = ({ notices, links }: { notices: readonly Notice[]; links: NoticeLinks }) => {
  const { data: announcements } = useAtomValue(announcementsAtom)
  const [open, setOpen] = useState<Announcement>()
  const opening = ({ kind, reference }: Notice) => {
    if (kind !== 'announcement') return undefined
    return () => {
      const found = announcements?.find(({ uuid }) => uuid === reference)
      if (found) setOpen(found)
      else void toast(t.over)
    }
  }
  const rowOf = (notice: Notice) => (
    <NoticeRow key={notice.id} notice={notice} links={links} onOpen={opening(notice)} />
  )
  const isLong = notices.length > longFrom
  const parts = byMonth(notices).flatMap(([month, ofMonth], at) =>
    isLong
      ? inParts(ofMonth).map(({ from, rows }) => (
          <LongPart
            key={`${month} ${from}`}
            head={<SectionHead title={formatMonth(month)} />}
            from={from}
            of={ofMonth.length}
            isTop={at === 0}
          >
            {rows.map(rowOf)}
          </LongPart>
        ))
      : [
          <Section key={month} title={formatMonth(month)}>
            <OpenCard as="div" flush>
              <List>{ofMonth.map(rowOf)}</List>
            </OpenCard>
          </Section>,
        ],
  )
  return (
    <>
      <Windowed isLong={isLong} parts={parts} />
      {open ? (
        <AnnouncementDialog announcement={open} closeLabel={t.close} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  )
}

const byMonth = (notices: readonly Notice[]) => {
  const months = new Map<string, Notice[]>()
  for (const notice of notices) {
    const month = bangkokMonth(notice.createdAt)
    months.set(month, [...(months.get(month) ?? []), notice])
  }
  return [...months]
}

const NoNotices = ({ home }: { home: string }) => (
  <Card>
    <EmptyState
      art={<EmptyArt name="announcement" />}
      title={t.empty}
      action={
        <LinkButton variant="primary" to={home}>
          {t.toHome}
        </LinkButton>
      }
    >
      {t.emptyNext}
    </EmptyState>
  </Card>
)
