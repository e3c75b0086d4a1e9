import { tables as analytics } from '@member/analytics/tables'
import { tables as apiClient } from '@member/api-client/tables'
import { tables as auth } from '@member/auth/tables'
import { tables as content } from '@member/content/tables'
import { tables as games } from '@member/games/tables'
import { tables as home } from '@member/home/tables'
import { tables as identity } from '@member/identity/tables'
import { joinTables, tables as i18n } from '@member/i18n/tables'
import { tables as landing } from '@member/landing/tables'
import { tables as live } from '@member/live/tables'
import { tables as news } from '@member/news/tables'
import { tables as protection } from '@member/protection/tables'
import { tables as rewards } from '@member/rewards/tables'
import { tables as support } from '@member/support/tables'
import { tables as ui } from '@member/ui/tables'
import { tables as wallet } from '@member/wallet/tables'
import { tables as site } from './tables.ts'

export const allTables = joinTables(
  i18n,
  ui,
  apiClient,
  analytics,
  auth,
  content,
  games,
  home,
  identity,
  landing,
  live,
  news,
  protection,
  rewards,
  support,
  wallet,
  site,
)
