import { t } from './words.ts'
import { Swal } from './swal.ts'

/** Returns the footer of a dialog with a timer: the remaining time and a button that stops the timer. */
export const stoppableTimer = () => {
  const element = document.createElement('div')
  element.className = 'confirm-timer'
  const words = document.createElement('span')
  const stop = document.createElement('button')
  stop.type = 'button'
  stop.textContent = t.stop
  element.append(words, stop)

  let ticking: ReturnType<typeof setInterval> | undefined
  const show = () => {
    const left = Math.ceil((Swal.getTimerLeft() ?? 0) / 1000)
    words.textContent = t.closesIn({ seconds: left })
  }
  stop.addEventListener('click', () => {
    Swal.stopTimer()
    clearInterval(ticking)
    words.textContent = t.stopped
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
