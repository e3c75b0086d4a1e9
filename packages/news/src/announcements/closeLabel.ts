import type { Announcement } from '@member/api-client'
import { t } from './words.ts'

/** Returns the label that closes a popup: for the day if it returns, otherwise for good. */
export const closeLabel = ({ urgent }: Announcement): string => (urgent ? t.dismiss : t.understood)
