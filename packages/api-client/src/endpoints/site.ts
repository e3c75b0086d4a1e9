import * as v from 'valibot'
import type { Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { orNull } from '../client/errors.ts'
import { Baht, Clock, Count, Id, Time } from '../client/shapes.ts'

const Percent = v.pipe(v.number(), v.minValue(0))

/** How often a member may use a promotion. Days and weeks (from Monday) are in Asia/Bangkok. */
export const BonusEvery = v.picklist(['ONCE', 'DAY', 'WEEK'])
export type BonusEvery = v.InferOutput<typeof BonusEvery>

/**
 * Bonus settings for two periods of the day. Rates are in percent, `endNumberBonus*` in satang, `bonusMax` in
 * baht.
 */
export const PromotionSetting = v.object({
  bonusMax: Baht,
  bonusRate: Percent,
  bonusTimeStart: v.nullable(Clock),
  bonusTimeEnd: v.nullable(Clock),
  endNumberBonus: Count,
  bonusRate2: Percent,
  bonusTimeStart2: v.nullable(Clock),
  bonusTimeEnd2: v.nullable(Clock),
  endNumberBonus2: Count,
  /** How often a member may use the bonus of each period. */
  bonusEvery: v.optional(BonusEvery),
  bonusEvery2: v.optional(BonusEvery),
})
export type PromotionSetting = v.InferOutput<typeof PromotionSetting>

/** Additions of the server by name, which may include names that this version does not know. */
const Features: v.GenericSchema<Readonly<Partial<Record<string, boolean>>>> = v.record(
  v.string(),
  v.boolean(),
)

const Line = v.object({ id: v.string() })

export const Setting = v.object({
  setting: v.object({ line: v.object({ line1: Line, line2: Line }) }),
  minDeposit: Baht,
  minWithdraw: Baht,
  promotion: v.nullable(PromotionSetting),
  turnoverTimes: v.nullish(Count),
  idleMinutes: v.nullish(Count),
  /** Current version of terms and privacy policy. */
  consentVersion: v.nullish(v.string()),
  features: v.optional(Features, {}),
  serverTime: Time,
})
export type Setting = v.InferOutput<typeof Setting>

export const settingKey = ['setting'] as const
export const settingCall = { method: 'GET', path: '/api/setting', answer: Setting } as const
export const getSetting = (signal?: AbortSignal) => send(settingCall, { signal })

export const settingQuery = () => ({
  queryKey: settingKey,
  queryFn: ({ signal }: Asked) => getSetting(signal),
  staleTime: 5 * 60_000,
})

export const Operation = v.object({
  websiteStatus: v.picklist(['ON', 'MA']),
  message: v.nullish(v.string()),
  until: v.nullish(Time),
})
export type Operation = v.InferOutput<typeof Operation>

export const operationKey = ['operation'] as const
export const operationCall = {
  method: 'GET',
  path: '/api/setting/operational/website',
  answer: Operation,
} as const
/** Returns the website's status; the call works during maintenance too. */
export const getOperation = (signal?: AbortSignal) => send(operationCall, { signal })

export const operationQuery = () => ({
  queryKey: operationKey,
  queryFn: ({ signal }: Asked) => getOperation(signal),
})

export const Configuration = v.object({
  uuid: Id,
  key: v.string(),
  value: v.object({ data: v.object({ path: v.string() }) }),
})
export type Configuration = v.InferOutput<typeof Configuration>

export const configurationsKey = ['configurations'] as const
export const configurationsCall = {
  method: 'GET',
  path: '/api/configuration',
  answer: v.array(Configuration),
} as const
export const listConfigurations = (signal?: AbortSignal) => send(configurationsCall, { signal })

export const configurationsQuery = () => ({
  queryKey: configurationsKey,
  queryFn: ({ signal }: Asked) => listConfigurations(signal),
  staleTime: 5 * 60_000,
})

export const memberConfigurationsKey = ['configurations', 'member'] as const
export const memberConfigurationsCall = {
  method: 'GET',
  path: '/api/auth/configuration/list',
  answer: v.array(Configuration),
} as const
export const listMemberConfigurations = (signal?: AbortSignal) => send(memberConfigurationsCall, { signal })

export const memberConfigurationsQuery = () => ({
  queryKey: memberConfigurationsKey,
  queryFn: ({ signal }: Asked) => listMemberConfigurations(signal),
  staleTime: 5 * 60_000,
})

export const ConfigurationRequest = v.object({ key: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) })
export type ConfigurationRequest = v.InferOutput<typeof ConfigurationRequest>

export const configurationKey = ['configurations', 'key'] as const
export const configurationCall = {
  method: 'GET',
  path: '/api/auth/configuration/key',
  query: ConfigurationRequest,
  answer: Configuration,
} as const
export const getConfiguration = (key: string, signal?: AbortSignal) =>
  send(configurationCall, { query: { key }, signal })

/** Query of a configuration entry; the data are null if the operator has none with this key. */
export const configurationQuery = (key: string) => ({
  queryKey: [...configurationKey, key] as const,
  queryFn: ({ signal }: Asked) => orNull(getConfiguration(key, signal)),
  staleTime: 5 * 60_000,
})

export const AnnouncementAction = v.object({ label: v.string(), path: v.string() })

export const Announcement = v.object({
  uuid: Id,
  title: v.string(),
  /** Text of the announcement, as HTML that the server has sanitised. */
  detail: v.string(),
  image: v.nullish(v.string()),
  action: v.nullish(AnnouncementAction),
  type: v.picklist(['POPUP', 'MARQUEE', 'BANNER']),
  startAt: v.nullish(Time),
  endAt: v.nullish(Time),
  order: v.number(),
  /** True if a popup may return every day; otherwise each member sees the popup once. */
  urgent: v.optional(v.boolean()),
})
export type Announcement = v.InferOutput<typeof Announcement>

export const announcementsKey = ['announcements'] as const
export const announcementsCall = {
  method: 'GET',
  path: '/api/announcement',
  answer: v.array(Announcement),
} as const
export const listAnnouncements = (signal?: AbortSignal) => send(announcementsCall, { signal })

export const announcementsQuery = () => ({
  queryKey: announcementsKey,
  queryFn: ({ signal }: Asked) => listAnnouncements(signal),
  staleTime: 60_000,
})

export const memberAnnouncementsKey = ['announcements', 'member'] as const
export const memberAnnouncementsCall = {
  method: 'GET',
  path: '/api/auth/announcement',
  answer: v.array(Announcement),
} as const
export const listMemberAnnouncements = (signal?: AbortSignal) => send(memberAnnouncementsCall, { signal })

export const memberAnnouncementsQuery = () => ({
  queryKey: memberAnnouncementsKey,
  queryFn: ({ signal }: Asked) => listMemberAnnouncements(signal),
  staleTime: 60_000,
})
