import { Failure, Skeleton } from '@member/ui'
import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { chunk } from '../../screen/chunk.ts'
import { th } from '../../th.ts'

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

/** The operator's words, cleaned again here: what cleans them comes when there is something to read. */
export function AnnouncementDetail({ html }: { html: string }) {
  const [clean, setClean] = useState<string>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    chunk(() => import('./sanitise.ts')).then(
      ({ sanitise }) => wanted && setClean(sanitise(html)),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [html])
  if (failed) return <Failure message={th.announcement.failed} />
  if (clean === undefined) return <Skeleton height={72} />
  // oxlint-disable-next-line react/no-danger -- cleaned by DOMPurify with a short list of what may stand
  return <Words dangerouslySetInnerHTML={{ __html: clean }} />
}
