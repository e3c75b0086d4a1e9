import styled from '@emotion/styled'
import { createContext, type ReactNode, useContext } from 'react'
import { Banner } from '../feedback/Banner.tsx'
import { Button } from '../button/Button.tsx'
import { t } from '../language/words.ts'
import { EmptyState } from './EmptyState.tsx'
import { useHydrated } from '../hydration/useHydrated.ts'
import { Failure, isUnreached } from './Failure.tsx'
import { LoadingWord, SkeletonRows } from './Skeleton.tsx'

export interface LoadedQuery<Data> {
  data: Data | undefined
  isPending: boolean
  error: unknown
  refetch: () => unknown
  isFetching?: boolean
  /** True if a further page failed to load: the end of the list says so, and the pages before it are up to date. */
  isFetchNextPageError?: boolean
}

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>
  skeleton?: ReactNode
  /** Shown if there are no data; by default a general message. */
  empty?: ReactNode
  /** Returns true if `data` count as empty; by default for null or an empty array. */
  isEmpty?: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

const nothing = (data: unknown): boolean => data === null || (Array.isArray(data) && data.length === 0)

const Stale = styled.div`
  margin-bottom: 12px;
`

/** True inside content that is already marked as stale. */
const IsWithinStale = createContext(false)

/**
 * Renders a query as loading, failed, empty or loaded.
 * After a failed refresh the old content stays, with one notice.
 */
export const Loaded = <Data,>({ query, skeleton, empty, isEmpty = nothing, children }: LoadedProps<Data>) => {
  const { data, error, refetch, isPending, isFetching = false, isFetchNextPageError = false } = query
  const isWithinStale = useContext(IsWithinStale)
  // A pre-rendered page has no answers; an answer from before this code loaded is shown after hydration.
  const isHydrated = useHydrated()
  const hasFailed = Boolean(error) && !isFetchNextPageError
  const isStale = isWithinStale || hasFailed
  if (isHydrated && data === undefined && error)
    return <Failure error={error} retry={refetch} retrying={isFetching} />
  if (!isHydrated || data === undefined || isPending)
    return (
      <div aria-busy="true">
        <LoadingWord />
        {skeleton ?? <SkeletonRows />}
      </div>
    )
  return (
    <>
      {hasFailed && !isWithinStale ? (
        <Stale>
          <Banner
            tone="warn"
            action={
              isUnreached(error) ? null : (
                <Button small variant="quiet" busy={isFetching} onClick={() => void refetch()}>
                  {t.common.retry}
                </Button>
              )
            }
          >
            {t.failure.stale}
          </Banner>
        </Stale>
      ) : null}
      <IsWithinStale value={isStale}>
        {isEmpty(data) ? (empty ?? <EmptyState title={t.common.empty} />) : children(data)}
      </IsWithinStale>
    </>
  )
}
