import { th } from '../th.ts'
import { Swal } from './swal.ts'

/** The dialog's footer while a timer runs: how long is left, and a button that stops it. */
export const stoppableTimer = () => {
  const element = document.createElement('div')
  element.className = 'confirm-timer'
  const words = document.createElement('span')
  const stop = document.createElement('button')
  stop.type = 'button'
  stop.textContent = th.confirm.stop
  element.append(words, stop)

  let ticking: ReturnType<typeof setInterval> | undefined
  const show = () => {
    const left = Math.ceil((Swal.getTimerLeft() ?? 0) / 1000)
    words.textContent = th.confirm.closesIn(left)
  }
  stop.addEventListener('click', () => {
    Swal.stopTimer()
    clearInterval(ticking)
    words.textContent = th.confirm.stopped
    words.setAttribute('role', 'status')
    stop.hidden = true
    Swal.getConfirmButton()?.focus()
  })
  return {
    element,
    start: () => {
      show()
      ticking = setInterval(show, 250)
    },
    end: () => clearInterval(ticking),
  }
}
