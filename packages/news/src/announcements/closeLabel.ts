import type { Announcement } from '@member/api-client'
import { t } from './words.ts'

/** Returns the label of the button that closes a popup: for the day if urgent, otherwise for good. */
export const closeLabel = ({ urgent }: Announcement): string => (urgent ? t.dismiss : t.understood)
