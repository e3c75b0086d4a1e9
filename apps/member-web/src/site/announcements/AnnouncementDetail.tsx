import { Failure, Skeleton } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { th } from '../../th.ts'
import { sanitiserAtom } from './sanitiser.ts'

const Words = styled.div`
  overflow-wrap: anywhere;
  & > * + * {
    margin-top: 8px;
  }
  & ul {
    padding-left: 20px;
    list-style: disc;
  }
  & ol {
    padding-left: 20px;
    list-style: decimal;
  }
`

/** The operator's words, cleaned again here. */
export function AnnouncementDetail({ html }: { html: string }) {
  const sanitise = useAtomValue(sanitiserAtom)
  if (sanitise === null) return <Failure message={th.announcement.failed} />
  if (sanitise === undefined) return <Skeleton height={72} />
  // oxlint-disable-next-line react/no-danger -- cleaned by DOMPurify with a short list of what may stand
  return <Words dangerouslySetInnerHTML={{ __html: sanitise(html) }} />
}
