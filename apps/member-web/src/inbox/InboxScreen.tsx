import type { Announcement, Notice } from '@member/api-client'
import {
  Button,
  Card,
  EmptyArt,
  EmptyState,
  FormMessage,
  LinkButton,
  List,
  Loaded,
  Page,
  SkeletonRows,
  toast,
} from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { AnnouncementDialog } from '../site/announcements/AnnouncementDialog.tsx'
import { announcementsAtom } from '../site/announcements/announcements.ts'
import { noticesAtom, readAtom } from './inbox.ts'
import { NoticeKinds } from './NoticeKinds.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import { thInbox } from './thInbox.ts'

/** Everything a member was told, newest first. To open it is to read it. */
export const InboxScreen = ({ back }: { back?: string | undefined }) => {
  const { data } = useAtomValue(noticesAtom)
  const read = useSetAtom(readAtom)
  const first = data?.pages[0]
  useEffect(() => {
    const newest = first && first.unread > 0 ? first.items[0]?.createdAt : undefined
    // What could not be marked is new the next time; one that came late may stand below the newest.
    if (newest !== undefined) read(newest).catch(() => undefined)
  }, [first, read])
  return (
    <Page title={thInbox.title} back={back} rail={first ? <NoticeKinds muted={first.muted} /> : null}>
      <Told />
    </Page>
  )
}

const Told = () => {
  const query = useAtomValue(noticesAtom)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  return (
    <Loaded
      query={query}
      skeleton={
        <Card flush>
          <SkeletonRows rows={8} />
        </Card>
      }
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={<NothingTold />}
    >
      {({ pages }) => (
        <>
          <Notices notices={pages.flatMap(({ items }) => items)} />
          <FormMessage tone="bad">{isFetchNextPageError ? thInbox.moreFailed : null}</FormMessage>
          {hasNextPage ? (
            <Button wide variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {thInbox.more}
            </Button>
          ) : null}
        </>
      )}
    </Loaded>
  )
}

const Notices = ({ notices }: { notices: readonly Notice[] }) => {
  const { data: announcements } = useAtomValue(announcementsAtom)
  const [open, setOpen] = useState<Announcement>()
  const opening = ({ kind, reference }: Notice) => {
    if (kind !== 'announcement') return undefined
    return () => {
      const found = announcements?.find(({ uuid }) => uuid === reference)
      if (found) setOpen(found)
      else void toast(thInbox.over)
    }
  }
  return (
    <Card as="div" flush>
      <List>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onOpen={opening(notice)} />
        ))}
      </List>
      {open ? (
        <AnnouncementDialog
          announcement={open}
          closeLabel={thInbox.close}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </Card>
  )
}

const NothingTold = () => (
  <Card>
    <EmptyState
      art={<EmptyArt name="announcement" />}
      title={thInbox.empty}
      action={
        <LinkButton variant="primary" to="/auth/dashboard">
          {thInbox.toHome}
        </LinkButton>
      }
    >
      {thInbox.emptyNext}
    </EmptyState>
  </Card>
)
