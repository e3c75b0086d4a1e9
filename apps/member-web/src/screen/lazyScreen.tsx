import { type ComponentType, lazy, useState } from 'react'
import { chunk } from './chunk.ts'

export interface LazyScreen<Props extends object = object> {
  title: string
  Component: ComponentType<Props>
  /** Resolves when the screen can be drawn without waiting: before the first paint, and in Node. */
  ready: () => Promise<unknown>
}

/** A screen whose code arrives when it is first shown. */
export function lazyScreen<Props extends object = object>(
  title: string,
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let here: ComponentType<Props> | undefined
  const ready = async () => (here ??= await chunk(load))
  const Later: ComponentType<Props> = lazy(async () => ({ default: await ready() }))

  function Component(props: Props) {
    // Chosen once: a screen must not be exchanged, and lose what was typed, when its code is here.
    const [Shown] = useState(() => here ?? Later)
    return <Shown {...props} />
  }
  return { title, Component, ready }
}
