import styled from '@emotion/styled'
import { Button } from '@member/ui'
import { useLayoutEffect, useRef } from 'react'
import { t } from './words.ts'

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: 12px 16px;
  border-top: 1px solid var(--border);
`

const Where = styled.p`
  flex: 1 1 4rem;
  margin: 0 8px;
  color: var(--text-muted);
  font-size: 0.875rem;
  text-align: center;
`

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
  const isFirst = page <= 1
  const isLast = page >= pages
  const newer = useRef<HTMLButtonElement>(null)
  const older = useRef<HTMLButtonElement>(null)
  // A pressed button that ends there cannot hold the focus: the other one takes it.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isLast && activeElement && activeElement === older.current) newer.current?.focus()
    if (isFirst && activeElement && activeElement === newer.current) older.current?.focus()
  }, [isFirst, isLast])
  if (pages === 1)
    return (
      <Root as="div">
        <Where>{t.pager.total({ total: total })}</Where>
      </Root>
    )
  return (
    <Root aria-label={t.pager.label} aria-busy={busy}>
      <Button ref={newer} small disabled={isFirst} onClick={() => onPage(page - 1)}>
        {t.pager.newer}
      </Button>
      <Where role="status">
        {t.pager.page({ page: page, pages: pages })}
        <br />
        {t.pager.total({ total: total })}
      </Where>
      <Button ref={older} small disabled={isLast} onClick={() => onPage(page + 1)}>
        {t.pager.older}
      </Button>
    </Root>
  )
}

/** Wrapper that greys out the rows of the previous request until the new rows arrive. */
export const StaleRows = styled.div<{ old: boolean }>`
  filter: ${({ old }) => (old ? 'grayscale(1)' : 'none')};
`
