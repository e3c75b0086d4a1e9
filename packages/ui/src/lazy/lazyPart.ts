import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadPart, PartError } from './loadPart.ts'

export { loadPart, PartError, partsNeed } from './loadPart.ts'
export { slowParts } from './loadPart.ts'

export interface LazyPart<Props extends object = object> {
  Component: ComponentType<Props>
  preload: () => Promise<unknown>
  isLoaded: () => boolean
}

/** Like `React.lazy`, but a loaded part renders at once, and a failed part can be retried. */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let Later = newLazy()

  function newLazy(): ComponentType<Props> {
    return lazy(async () => ({ default: await start() }))
  }
  function start() {
    loading ??= loadPart(load).then(
      (part) => (loaded = part),
      (error: unknown) => {
        if (error instanceof PartError) error.forget = () => (Later = newLazy())
        loading = undefined
        throw error
      },
    )
    return loading
  }
  function Component(props: Props) {
    // Chosen once: switching components would lose their input.
    const [Part] = useState(() => loaded ?? Later)
    return createElement(Part, props)
  }
  return { Component, preload: start, isLoaded: () => loaded !== undefined }
}
