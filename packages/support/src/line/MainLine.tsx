import { LineCard } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'
import { lineIdsAtom } from './lineIds.ts'

export const MainLine = () => <LineCard title={t.main} id={useAtomValue(lineIdsAtom).main} />
