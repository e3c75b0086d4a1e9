import '@member/ui/fonts.css'
import { nextFrame, nextTask } from './screen/nextTask.ts'

declare global {
  interface Window {
    /** Resolves when the boot script knows whether the site is open, or has waited long enough. */
    siteKnown?: Promise<unknown>
  }
}

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve())
  })

/** Whether what is painted is not for whoever came: the boot script's mark. */
const isBlank = () => document.documentElement.hasAttribute('data-blank')

/** A painted page is taken over when all of it is there, a part of the code a task, so that no touch waits long. */
async function begin(root: HTMLElement) {
  const painted = root.firstElementChild !== null && !isBlank()
  if (painted) {
    await Promise.all([loaded(), window.siteKnown])
    await nextFrame()
    for (const part of [import('react-dom/client'), import('./libraries.ts')]) {
      await part
      await nextTask()
    }
  }
  const [start] = await Promise.all([import('./start.tsx'), window.siteKnown])
  if (painted) await nextTask()
  await (painted && !isBlank() ? start.takeOver(root) : start.draw(root))
}

const root = document.getElementById('root')
if (root) void begin(root)
