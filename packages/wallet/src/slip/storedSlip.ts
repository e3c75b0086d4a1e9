import { VerifySlipAnswer } from '@member/api-client'
import { getSession, onSession } from '@member/api-client/session'
import { stored, storedInTab, storedRecord } from '@member/api-client/stored'
import * as v from 'valibot'
import { SlipPause, SlipRefusal, type SlipState } from './slipState.ts'

/** The chosen picture and the text of its mini-QR. */
export interface SlipPicture {
  file: File | null
  qrcode: string | null
}

interface Stored {
  state: SlipState
  picture: SlipPicture
}

/** Steps that a reload restores. */
const StoredState = v.variant('step', [
  v.object({ step: v.literal('ready') }),
  v.object({ step: v.literal('checked'), slip: VerifySlipAnswer, pause: v.optional(SlipPause) }),
  v.object({ step: v.literal('waiting'), slip: VerifySlipAnswer, until: v.number() }),
  v.object({ step: v.literal('refused'), refusal: SlipRefusal }),
  v.object({ step: v.literal('manual'), refusal: SlipRefusal }),
])
const StoredPicture = v.object({ url: v.nullable(v.string()), qrcode: v.nullable(v.string()) })

const lasting = new Set<string>(StoredState.options.map(({ entries }) => entries.step.literal))
const passing = new Set<SlipState['step']>(['preparing', 'verifying'])

const storageKey = (part: 'state' | 'picture') => `slip:${getSession()?.user.uuid ?? ''}:${part}`
const storedState = () =>
  storedRecord<SlipState>('sessionStorage', storageKey('state'), v.parser(StoredState))
const storedPicture = () => storedRecord('sessionStorage', storageKey('picture'), v.parser(StoredPicture))

/** Returns the slip stored in this tab for the member; the empty first step if none can be read. */
export function readStored(): Stored {
  try {
    const state = storedState().read()
    const { url, qrcode } = storedPicture().read() ?? { url: null, qrcode: null }
    if (state) return { state, picture: { file: url === null ? null : fileOf(url), qrcode } }
  } catch {
    // A picture that cannot be decoded counts as absent, with its state.
  }
  return { state: { step: 'choose' }, picture: { file: null, qrcode: null } }
}

export function storeState(state: SlipState): void {
  if (passing.has(state.step)) return
  if (!lasting.has(state.step)) return forgetSlip()
  storedState().write(state)
  forgetAtLogout()
}

/** The picture that was chosen last. */
let newest: SlipPicture | undefined

/** Stores the QR code's text at once, and the picture once it has been read. */
export function storePicture(picture: SlipPicture): void {
  newest = picture
  const { file, qrcode } = picture
  const here = storageKey('picture')
  storedPicture().write({ url: null, qrcode })
  if (!file) return
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    // The member may have moved on, logged out or chosen another picture meanwhile.
    if (newest !== picture || storageKey('picture') !== here || !storedPicture().read()) return
    if (typeof reader.result === 'string') storedPicture().write({ url: reader.result, qrcode })
  })
  reader.readAsDataURL(file)
}

function forgetSlip(): void {
  for (const key of storedInTab('slip:')) stored('sessionStorage', key).write(null)
}

let listening = false

function forgetAtLogout() {
  if (listening) return
  listening = true
  onSession((session) => {
    if (!session) forgetSlip()
  })
}

function fileOf(url: string): File {
  const [head = '', data = ''] = url.split(',')
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  const type = /^data:([\w/+-]+)/.exec(head)?.[1] ?? 'image/jpeg'
  return new File([bytes], `slip.${type.split('/')[1] ?? 'jpg'}`, { type })
}
