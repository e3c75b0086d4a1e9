import type { ComponentType } from 'react'
import { type LazyPart, lazyPart } from './lazyPart.tsx'

export interface LazyScreen<Props extends object = object> extends LazyPart<Props> {
  title: string
}

/** A screen whose code arrives when it is first shown. */
export const lazyScreen = <Props extends object = object>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> => ({ title, ...lazyPart(load) })
