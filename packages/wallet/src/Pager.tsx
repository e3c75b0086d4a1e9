import styled from '@emotion/styled'
import { Button, formatCount } from '@member/ui'
import { th } from './th.ts'

const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 12px 16px;
  border-top: 1px solid var(--border);
`

const Where = styled.p`
  margin: 0 8px;
  color: var(--text-muted);
  font-size: 0.875rem;
  text-align: center;
`

/** Walks the pages of a list the server counted; only the total where there is one page. */
export const Pager = ({
  page,
  limit,
  total,
  busy,
  onPage,
}: {
  page: number
  limit: number
  total: number
  busy?: boolean
  onPage: (page: number) => void
}) => {
  const pages = Math.max(1, Math.ceil(total / Math.max(1, limit)))
  if (pages === 1)
    return (
      <Root as="div">
        <Where>{th.pager.total(formatCount(total))}</Where>
      </Root>
    )
  return (
    <Root aria-label={th.pager.label} aria-busy={busy}>
      <Button small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {th.pager.newer}
      </Button>
      <Where role="status">
        {th.pager.page(formatCount(page), formatCount(pages))}
        <br />
        {th.pager.total(formatCount(total))}
      </Where>
      <Button small disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {th.pager.older}
      </Button>
    </Root>
  )
}
