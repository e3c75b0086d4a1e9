import { calls } from '@member/api-client/testing'
import { call } from '../answers.testing.tsx'

/** Mocks `window.open` and returns the window; with `blocked`, opening fails. */
export function aWindow({ blocked = false } = {}) {
  const opened = {
    address: '',
    closed: false,
    opener: window as Window | null,
    /** True if the window was opened before the game was requested. */
    openedBefore: false,
    document: document.implementation.createHTMLDocument(),
    location: {
      replace: (url: string) => {
        opened.address = url
      },
    },
    close: () => {
      opened.closed = true
    },
  }
  window.open = () => {
    opened.closed = false
    opened.openedBefore = calls(call.open).length === 0
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what a launch uses
    return blocked ? null : (opened as unknown as Window)
  }
  return opened
}
