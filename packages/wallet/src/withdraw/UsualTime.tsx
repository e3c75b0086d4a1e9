import { useAtomValue } from 'jotai'
import { awaitedDocumentsAtom } from './awaitedDocuments.ts'
import { t } from './words.ts'
import { tProgress } from './wordsProgress.ts'
import { withdrawProgressAtom } from './withdraw.ts'

/** Formats a duration in whole minutes (at least 1), or from two hours on in whole hours, rounded up. */
function lengthOf(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes < 120 ? tProgress.minutes({ minutes }) : tProgress.hours({ hours: Math.ceil(minutes / 60) })
}

/** Usual duration of a withdrawal; while documents are awaited, their status instead. */
export const UsualTime = () => {
  const usual = useAtomValue(withdrawProgressAtom).data?.usual
  const documents = useAtomValue(awaitedDocumentsAtom)
  if (documents) return t.papers[documents]
  if (!usual) return t.untimed
  const [half, most] = [lengthOf(usual.half), lengthOf(usual.most)]
  return half === most ? tProgress.within({ most }) : tProgress.measured({ half, most })
}
