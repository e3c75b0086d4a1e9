import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type Globals = Record<string, string>
type Message = { userGlobals?: Globals; globals?: Globals } | undefined

const subscribe = (onChange: () => void) => {
  const channel = addons.getChannel()
  // The channel calls its listeners before it stores the event.
  const afterwards = () => queueMicrotask(onChange)
  channel.on(GLOBALS_UPDATED, afterwards)
  return () => channel.off(GLOBALS_UPDATED, afterwards)
}

const nothing: Globals = {}

const chosen = () => {
  const channel = addons.getChannel()
  const [updated]: Message[] = channel.last(GLOBALS_UPDATED) ?? []
  const [first]: Message[] = channel.last(SET_GLOBALS) ?? []
  return updated?.userGlobals ?? first?.globals ?? nothing
}

/** Returns what the toolbar has chosen: brand, scheme, language, motion, width. */
export const useToolbar = (): Globals => useSyncExternalStore(subscribe, chosen)
