import * as v from 'valibot'
import type { Actor, Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { knownItems } from '../client/known.ts'
import { Baht, Count, Id, Time, whole } from '../client/shapes.ts'

// Addition, needs the feature `notices` of /api/setting.

/** Kinds of notice that a member can turn off. */
export const noticeKinds = ['bonus', 'reward', 'announcement'] as const
export type NoticeKind = (typeof noticeKinds)[number]

const Kind = v.picklist(noticeKinds)

/** All kinds of notice. Those about money, security and protection cannot be turned off. */
const AnyKind = v.picklist([...noticeKinds, 'deposit', 'withdraw', 'security', 'protection'])

export const Notice = v.object({
  id: v.string(),
  kind: AnyKind,
  event: v.picklist([
    'DONE',
    // A bonus that the member forfeited.
    'CANCELLED',
    // A bonus whose turnover is complete.
    'COMPLETED',
    'FAILED',
    'REJECTED',
    'APPROVED',
    'SHIPPED',
    'NEWS',
    'NEW_DEVICE',
    'PASSWORD_CHANGED',
    'FACTOR_ON',
    'FACTOR_OFF',
    'RECOVERY_CODE_USED',
    'PASSKEY_ADDED',
    'PASSKEY_REMOVED',
    'PHONE_CHANGED',
    'WITHDRAWALS_LOCKED',
    'WITHDRAWALS_UNLOCKED',
    'CLOSING_ASKED',
    'CLOSING_TAKEN_BACK',
    'PAPERS_ASKED',
    'PAPERS_ACCEPTED',
    'PAPERS_REFUSED',
    'LIMIT_SET',
    'LIMIT_LOWERED',
    'LIMIT_RAISED',
    'LIMIT_REMOVED',
    'LIMIT_RAISE_ASKED',
    'LIMIT_REMOVAL_ASKED',
    // A round exhausted a limit that blocks games; `remark` is the start of its next period.
    'LIMIT_REACHED',
    'BREAK_BEGUN',
    'EXCLUSION_BEGUN',
  ]),
  amount: v.nullable(Baht),
  kept: v.optional(Baht),
  bonusBack: v.optional(Baht),
  /** Title of the reward or announcement. For a limit, its kind and period: `LOSS WEEK`. */
  title: v.nullable(v.string()),
  /** Reason of a decision, tracking number of a parcel, or end of a break or exclusion. */
  remark: v.nullable(v.string()),
  reference: Id,
  isRead: v.boolean(),
  createdAt: Time,
})
export type Notice = v.InferOutput<typeof Notice>

export const UnreadNotices = v.object({ unread: Count })
export type UnreadNotices = v.InferOutput<typeof UnreadNotices>

/**
 * A page of notices; `next` is the cursor of the next page, null at the end. `muted` kinds are neither listed
 * nor counted.
 */
export const NoticePage = v.object({
  ...UnreadNotices.entries,
  items: v.array(Notice),
  next: v.nullable(v.string()),
  muted: v.array(Kind),
})
export type NoticePage = v.InferOutput<typeof NoticePage>

export const NoticesRequest = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
  limit: v.optional(whole(100), 20),
})
export type NoticesRequest = v.InferInput<typeof NoticesRequest>

export const noticesKey = ['notices'] as const
export const noticesCall = {
  method: 'GET',
  path: '/api/auth/notice',
  query: NoticesRequest,
  answer: NoticePage,
} as const
const KnownNotices = knownItems(NoticePage, { kind: AnyKind, event: Notice.entries.event })

/** Returns a page of notices, newest first, without marking them as read. */
export const listNotices = (request: NoticesRequest = {}, signal?: AbortSignal) =>
  send({ ...noticesCall, answer: KnownNotices }, { query: request, signal })

export const noticesQuery = () => ({
  queryKey: noticesKey,
  queryFn: ({ signal, pageParam }: Asked & { pageParam: unknown }) =>
    listNotices(typeof pageParam === 'string' ? { cursor: pageParam } : {}, signal),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: NoticePage) => next,
})

export const unreadNoticesKey = ['unreadNotices'] as const
export const unreadNoticesCall = {
  method: 'GET',
  path: '/api/auth/notice/unread',
  answer: UnreadNotices,
} as const
/** Returns the number of unread notices, counted up to 100. */
export const getUnreadNotices = (signal?: AbortSignal) => send(unreadNoticesCall, { signal })

export const unreadNoticesQuery = () => ({
  queryKey: unreadNoticesKey,
  queryFn: ({ signal }: Asked) => getUnreadNotices(signal),
})

export const ReadNoticesRequest = v.object({ upTo: Time })
export type ReadNoticesRequest = v.InferOutput<typeof ReadNoticesRequest>

export const readNoticesCall = {
  method: 'PUT',
  path: '/api/auth/notice/read',
  body: ReadNoticesRequest,
  answer: UnreadNotices,
} as const
/** Marks all notices up to the time `upTo` as read. */
export const readNotices = (upTo: string, by: Actor) => send(readNoticesCall, { body: { upTo }, by })

export const ChooseNoticesRequest = v.object({
  muted: v.pipe(v.array(Kind), v.maxLength(noticeKinds.length)),
})
export type ChooseNoticesRequest = v.InferOutput<typeof ChooseNoticesRequest>

export const chooseNoticesCall = {
  method: 'PUT',
  path: '/api/auth/notice/muted',
  body: ChooseNoticesRequest,
  answer: v.object({ muted: v.array(Kind) }),
} as const
/** Turns off the kinds of notice in `muted` and turns on all others. */
export const chooseNotices = (muted: NoticeKind[], by: Actor) =>
  send(chooseNoticesCall, { body: { muted }, by })
