import { atom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { chunk } from '../../screen/chunk.ts'

/** What cleans the operator's words: undefined until it has come, null where it does not come. */
export const sanitiserAtom = unwrap(
  atom(() =>
    chunk(() => import('./sanitise.ts')).then(
      ({ sanitise }) => sanitise,
      () => null,
    ),
  ),
)
