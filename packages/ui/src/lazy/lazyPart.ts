import { type ComponentType, createElement, use } from 'react'
import { loadPart, PartError } from './loadPart.ts'

export { loadPart, PartError } from './loadPart.ts'

export interface LazyPart<Props extends object = object> {
  Component: ComponentType<Props>
  /** Resolves when the part can be rendered without waiting. */
  preload: () => Promise<unknown>
}

/**
 * A component whose code arrives when it is first shown, or preloaded. It is `React.lazy` with two things more: a part
 * that is here renders at once, which a pre-rendered page needs, and one that failed can be asked for again, which
 * `React.lazy` never does.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let failed = false

  const forget = () => {
    if (failed) loading = undefined
    failed = false
  }
  const start = () =>
    (loading ??= loadPart(load).then(
      (part) => (loaded = part),
      (error: unknown) => {
        failed = true
        if (error instanceof PartError) error.forget = forget
        throw error
      },
    ))
  function Component(props: Props) {
    // A render keeps to the attempt that failed: asking anew here would ask without end.
    return createElement(loaded ?? use(start()), props)
  }
  return {
    Component,
    preload: () => {
      forget()
      return start()
    },
  }
}
