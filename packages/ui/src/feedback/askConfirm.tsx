import { Global } from '@emotion/react'
import { closeOnBack } from '../back/closeOnBack.ts'
import { t } from '../language/words.ts'
import type { ConfirmAnswer, ConfirmOptions } from './confirmOptions.ts'
import { confirmStyle } from './confirmStyle.ts'
import { Swal } from './swal.ts'
import { mount } from './mount.ts'
import { stoppableTimer } from './stoppableTimer.ts'

/** Adds `addEventListener` to media queries in Safari 12 and 13, for the dialog library. */
const liftMediaQueries = (): void => {
  const prototype = window.MediaQueryList?.prototype as MediaQueryList | undefined
  if (!prototype || 'addEventListener' in prototype) return
  Object.defineProperty(prototype, 'addEventListener', {
    value(this: MediaQueryList, _: 'change', listener: (event: MediaQueryListEvent) => void) {
      // oxlint-disable-next-line typescript/no-deprecated -- the only API in these browsers
      this.addListener(listener)
    },
  })
}

const CLOSES_AFTER = 5000

let mounted = false

const mountOnce = () => {
  if (mounted) return
  mounted = true
  liftMediaQueries()
  mount(<Global styles={confirmStyle} />)
}

const close = () => Swal.close()

const bodyOf = ({ figure, text }: ConfirmOptions) => {
  if (figure === undefined) return text === undefined ? {} : { text }
  const html = document.createElement('div')
  const large = document.createElement('p')
  large.className = 'confirm-figure'
  large.textContent = figure
  html.append(large, text ?? '')
  return { html }
}

export const askConfirm = async (options: ConfirmOptions, scope: AbortSignal): Promise<ConfirmAnswer> => {
  const { title, okLabel = t.common.ok, cancelLabel = t.common.cancel, timer = false } = options
  mountOnce()
  const clock = timer ? stoppableTimer() : undefined
  scope.addEventListener('abort', close)
  const letGo = closeOnBack(close)
  const { isConfirmed } = await Swal.fire({
    titleText: title,
    ...bodyOf(options),
    icon: 'question',
    confirmButtonText: okLabel,
    cancelButtonText: cancelLabel,
    showCancelButton: true,
    reverseButtons: true,
    buttonsStyling: false,
    heightAuto: false,
    returnFocus: false,
    ...(clock
      ? { timer: CLOSES_AFTER, footer: clock.element, didOpen: clock.start, willClose: clock.end }
      : {}),
  })
  letGo()
  scope.removeEventListener('abort', close)
  return isConfirmed ? 'confirmed' : 'dismissed'
}
