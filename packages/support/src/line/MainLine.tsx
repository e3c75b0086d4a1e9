import { LineCard } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'
import { lineIdsAtom } from './lineIds.ts'

/** The main support account, as a card. */
export const MainLine = () => <LineCard title={t.main} id={useAtomValue(lineIdsAtom).main} />
