import { type ComponentType, lazy, useState } from 'react'
import { chunk } from './chunk.ts'

export interface LazyPart<Props extends object = object> {
  Component: ComponentType<Props>
  /** Resolves when the part can be drawn without waiting: before the first paint, before it is needed, and in Node. */
  ready: () => Promise<unknown>
}

/** A part of the app whose code arrives when it is first shown. */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let here: ComponentType<Props> | undefined
  let asked: Promise<ComponentType<Props>> | undefined
  const ready = async () => {
    if (here) return here
    // What did not come is asked for again; what is on its way is not.
    asked ??= chunk(load).finally(() => (asked = undefined))
    return (here = await asked)
  }
  const Later: ComponentType<Props> = lazy(async () => ({ default: await ready() }))

  function Component(props: Props) {
    // Chosen once: a part must not be exchanged, and lose what was typed, when its code is here.
    const [Shown] = useState(() => here ?? Later)
    return <Shown {...props} />
  }
  return { Component, ready }
}
