import { Global } from '@emotion/react'
import { closeOnBack } from '../back/closeOnBack.ts'
import { t } from '../words.ts'
import type { ConfirmAnswer, ConfirmOptions } from './confirmOptions.ts'
import { confirmStyle } from './confirmStyle.ts'
import { liftMediaQueries } from './liftMediaQueries.ts'
import { Swal } from './swal.ts'
import { mount } from './mount.ts'
import { stoppableTimer } from './stoppableTimer.ts'

const CLOSES_AFTER = 5000

let mounted = false

const mountOnce = () => {
  if (mounted) return
  mounted = true
  liftMediaQueries()
  mount(<Global styles={confirmStyle} />)
}

const close = () => Swal.close()

export const askConfirm = async (options: ConfirmOptions, scope: AbortSignal): Promise<ConfirmAnswer> => {
  const { title, text, okLabel = t.common.ok, cancelLabel = t.common.cancel, timer = false } = options
  mountOnce()
  const clock = timer ? stoppableTimer() : undefined
  scope.addEventListener('abort', close)
  const letGo = closeOnBack(close)
  const { isConfirmed } = await Swal.fire({
    titleText: title,
    ...(text === undefined ? {} : { text }),
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
