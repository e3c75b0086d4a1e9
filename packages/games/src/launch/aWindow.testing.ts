import { calls } from '@member/api-client/testing'
import { call } from '../answers.testing.ts'

/** The window a browser opens when it is asked to, or refuses. */
export function aWindow({ blocked = false } = {}) {
  const opened = {
    address: '',
    closed: false,
    opener: window as Window | null,
    /** It was there before anything was asked of the server. */
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all of it that a launch touches
    return blocked ? null : (opened as unknown as Window)
  }
  return opened
}
