import type {
  DefaultError,
  DefinedInfiniteQueryObserverResult,
  DefinedQueryObserverResult,
  InfiniteData,
  InfiniteQueryObserverResult,
  QueryKey,
  QueryObserverResult,
} from '@tanstack/query-core'
import { atom } from 'jotai'
import type { Getter, WritableAtom } from 'jotai'
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query'
import type {
  AtomWithInfiniteQueryOptions,
  AtomWithQueryOptions,
  DefinedInitialDataInfiniteOptions,
  DefinedInitialDataOptions,
  UndefinedInitialDataInfiniteOptions,
  UndefinedInitialDataOptions,
} from 'jotai-tanstack-query'
import { newQueryClient } from './newQueryClient.ts'

export const queryClientAtom = atom(() => newQueryClient())

const ofSession = (get: Getter) => get(queryClientAtom)

export type QueryAtom<Data, Failure> = WritableAtom<QueryObserverResult<Data, Failure>, [], void>
export type DefinedQueryAtom<Data, Failure> = WritableAtom<
  DefinedQueryObserverResult<Data, Failure>,
  [],
  void
>
export type InfiniteQueryAtom<Data, Failure> = WritableAtom<
  InfiniteQueryObserverResult<Data, Failure>,
  [],
  void
>
export type DefinedInfiniteQueryAtom<Data, Failure> = WritableAtom<
  DefinedInfiniteQueryObserverResult<Data, Failure>,
  [],
  void
>

/** `atomWithQuery` of jotai-tanstack-query with the session's query client. */
export function queryAtom<Answer, Failure = DefaultError, Data = Answer, Key extends QueryKey = QueryKey>(
  getOptions: (get: Getter) => UndefinedInitialDataOptions<Answer, Failure, Data, Key>,
): QueryAtom<Data, Failure>
export function queryAtom<Answer, Failure = DefaultError, Data = Answer, Key extends QueryKey = QueryKey>(
  getOptions: (get: Getter) => DefinedInitialDataOptions<Answer, Failure, Data, Key>,
): DefinedQueryAtom<Data, Failure>
export function queryAtom<Answer, Failure = DefaultError, Data = Answer, Key extends QueryKey = QueryKey>(
  getOptions: (get: Getter) => AtomWithQueryOptions<Answer, Failure, Data, Key>,
): QueryAtom<Data, Failure>
export function queryAtom(getOptions: (get: Getter) => AtomWithQueryOptions) {
  return atomWithQuery(getOptions, ofSession)
}

export function infiniteQueryAtom<
  Answer,
  Failure = DefaultError,
  Data = InfiniteData<Answer>,
  Key extends QueryKey = QueryKey,
  Page = unknown,
>(
  getOptions: (get: Getter) => UndefinedInitialDataInfiniteOptions<Answer, Failure, Data, Key, Page>,
): InfiniteQueryAtom<Data, Failure>
export function infiniteQueryAtom<
  Answer,
  Failure = DefaultError,
  Data = InfiniteData<Answer>,
  Key extends QueryKey = QueryKey,
  Page = unknown,
>(
  getOptions: (get: Getter) => DefinedInitialDataInfiniteOptions<Answer, Failure, Data, Key, Page>,
): DefinedInfiniteQueryAtom<Data, Failure>
export function infiniteQueryAtom<
  Answer,
  Failure = DefaultError,
  Data = InfiniteData<Answer>,
  Key extends QueryKey = QueryKey,
  Page = unknown,
>(
  getOptions: (get: Getter) => AtomWithInfiniteQueryOptions<Answer, Failure, Data, Key, Page>,
): InfiniteQueryAtom<Data, Failure>
export function infiniteQueryAtom(getOptions: (get: Getter) => AtomWithInfiniteQueryOptions) {
  return atomWithInfiniteQuery(getOptions, ofSession)
}

/** True during a query's first attempt. */
export const isAwaited = ({ isPending, failureCount }: { isPending: boolean; failureCount: number }) =>
  isPending && failureCount === 0
