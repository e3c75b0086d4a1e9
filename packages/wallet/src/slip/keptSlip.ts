import { VerifySlipAnswer } from '@member/api-client'
import { getSession, onSession } from '@member/api-client/session'
import * as v from 'valibot'
import { SlipPause, SlipRefusal, type SlipState } from './slipState.ts'

/** The chosen picture and what its mini-QR says; a reload may lose the first and keep the second. */
export interface SlipPicture {
  file: File | null
  qrcode: string | null
}

interface Kept {
  state: SlipState
  picture: SlipPicture
}

/** Steps a reload may land on; the others are on their way to one of these, or over. */
const KeptState = v.variant('step', [
  v.object({ step: v.literal('ready') }),
  v.object({ step: v.literal('checked'), slip: VerifySlipAnswer, pause: v.optional(SlipPause) }),
  v.object({ step: v.literal('waiting'), slip: VerifySlipAnswer, until: v.number() }),
  v.object({ step: v.literal('refused'), refusal: SlipRefusal }),
  v.object({ step: v.literal('manual'), refusal: SlipRefusal }),
])
const KeptPicture = v.object({ url: v.nullable(v.string()), qrcode: v.nullable(v.string()) })
type KeptPicture = v.InferOutput<typeof KeptPicture>

const lasting = new Set<string>(['ready', 'checked', 'waiting', 'refused', 'manual'])
const passing = new Set<SlipState['step']>(['preparing', 'verifying'])

const place = (part: 'state' | 'picture') => `slip:${getSession()?.user.uuid ?? ''}:${part}`

/** What this tab knows of this member's slip; it ends with the tab, the session or the slip. */
export function readKept(): Kept {
  try {
    const state = v.parse(KeptState, read('state'))
    const { url, qrcode } = v.parse(KeptPicture, read('picture') ?? { url: null, qrcode: null })
    return { state, picture: { file: url === null ? null : fileOf(url), qrcode } }
  } catch {
    // What cannot be read is as good as absent.
  }
  return { state: { step: 'choose' }, picture: { file: null, qrcode: null } }
}

export function keepState(state: SlipState): void {
  if (passing.has(state.step)) return
  if (!lasting.has(state.step)) return forgetSlip()
  write('state', state)
  forgetAtLogout()
}

/** Keeps the text at once, the picture when it is read; one that does not fit lasts as long as the page. */
export function keepPicture({ file, qrcode }: SlipPicture): void {
  const here = place('picture')
  write('picture', { url: null, qrcode } satisfies KeptPicture)
  if (!file) return
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    // The member may have gone on, or out, meanwhile.
    if (place('picture') !== here || read('picture') === null) return
    if (typeof reader.result === 'string')
      write('picture', { url: reader.result, qrcode } satisfies KeptPicture)
  })
  reader.readAsDataURL(file)
}

/** Nothing of the slip is left behind. */
function forgetSlip(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('slip:')) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}

let listening = false

function forgetAtLogout() {
  if (listening) return
  listening = true
  onSession((session) => {
    if (!session) forgetSlip()
  })
}

const read = (part: 'state' | 'picture'): unknown => JSON.parse(sessionStorage.getItem(place(part)) ?? 'null')

function write(part: 'state' | 'picture', value: unknown) {
  try {
    sessionStorage.setItem(place(part), JSON.stringify(value))
  } catch {
    // Storage is missing, full or forbidden.
  }
}

function fileOf(url: string): File {
  const [head = '', data = ''] = url.split(',')
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  const type = /^data:([\w/+-]+)/.exec(head)?.[1] ?? 'image/jpeg'
  return new File([bytes], `slip.${type.split('/')[1] ?? 'jpg'}`, { type })
}
