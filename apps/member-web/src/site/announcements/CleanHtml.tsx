import styled from '@emotion/styled'
import { sanitise } from './sanitise.ts'

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

/** HTML of the operator's, without anything that runs, loads or leads astray. */
export const CleanHtml = ({ html }: { html: string }) => (
  // oxlint-disable-next-line react/no-danger -- cleaned by DOMPurify with a short list of what may stand
  <Words dangerouslySetInnerHTML={{ __html: sanitise(html) }} />
)
