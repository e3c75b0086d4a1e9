import type { Messages } from '@member/i18n'
import { general } from './general.ts'
import { protection } from './protection.ts'
import type { FailureRecords, Sentences } from './record.ts'
import { rewards } from './rewards.ts'
import { signIn } from './signIn.ts'
import { slips } from './slips.ts'
import { withdrawals } from './withdrawals.ts'

// A spread alone would make the statuses texts.
type Failures = typeof general &
  typeof signIn &
  typeof withdrawals &
  typeof slips &
  typeof protection &
  typeof rewards

/** Every failure of the contract by its status. */
export const failures: Failures = {
  ...general,
  ...signIn,
  ...withdrawals,
  ...slips,
  ...protection,
  ...rewards,
}

export type FailureStatus = keyof Failures

/** Numbers in a failure's sentence, by their names in `data`; `unknown` if it has none. */
export type FiguresOf<Status extends FailureStatus> = Failures[Status] extends {
  figures: { th: infer Text extends string }
}
  ? Messages<Text> extends (figures: infer Figures) => string
    ? Figures
    : unknown
  : unknown

const all: FailureRecords = failures

/** Returns sentences: those of visitors' pages if `isFirst`, else the others and those with figures. */
export function sentencesIn(language: keyof Sentences, { isFirst = false } = {}): Record<string, string> {
  const shown = Object.entries(all).filter(([, failure]) => isFirst === (failure.isFirst ?? false))
  const figured = Object.entries(all).flatMap(([status, { figures }]) =>
    figures && !isFirst ? [[`figures${status}`, figures[language]]] : [],
  )
  return Object.fromEntries([...shown.map(([status, failure]) => [status, failure[language]]), ...figured])
}
