import { closeSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import * as v from 'valibot'

const Mounted = v.object({
  NODEFS: v.object({
    stream_ops: v.record(v.string(), v.unknown()),
    realPath: v.function(),
  }),
})
const Stream = v.object({ nfd: v.optional(v.number()), node: v.unknown() })

/**
 * PGlite's folder with a working sync call, which Emscripten does not implement. With `syncing`, a confirmed
 * commit survives a power cut.
 */
export class SyncedFolder extends NodeFS {
  readonly #sync: (file: number) => void

  constructor(folder: string, sync: (file: number) => void = fsyncSync) {
    super(folder)
    this.#sync = sync
  }

  override async init(...[client, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(client, options)
    const preRun = [emscriptenOpts.preRun ?? []].flat()
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, letSync(this.#sync)] } }
  }
}

/** Parameters that start PostgreSQL with fsync on. */
export const syncing = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

const letSync = (sync: (file: number) => void) => (module: unknown) => {
  // Not `parse`, which returns a copy.
  if (!v.is(Mounted, module))
    throw new Error('PGlite has changed: its file system is not the one expected here')
  const { NODEFS } = module
  NODEFS.stream_ops['fsync'] = (stream: unknown) => {
    const { nfd, node } = v.parse(Stream, stream)
    if (nfd !== undefined) sync(nfd)
    else atPath(String(NODEFS.realPath(node)), sync)
    return 0
  }
}

function atPath(path: string, sync: (file: number) => void) {
  const file = openSync(path, 'r')
  try {
    sync(file)
  } finally {
    closeSync(file)
  }
}
