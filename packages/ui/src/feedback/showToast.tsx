import { Global } from '@emotion/react'
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled'
import { IconButton } from '../button/IconButton.tsx'
import { type Tone, toneIcon } from '../field/FormMessage.tsx'
import { Icon } from '../icon/Icon.tsx'
import { t } from '../language/words.ts'
import { mount } from './mount.ts'
import { toastStyle } from './toastStyle.ts'

const SHOWN_FOR = 2000

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

const Words = ({ message, tone }: { message: string; tone: Tone }) => (
  <>
    <Icon name={toneIcon[tone]} />
    <span>{message}</span>
  </>
)

let mounted = false

const mountOnce = () => {
  if (mounted) return
  mounted = true
  mount(
    <>
      <Global styles={toastStyle} />
      <ToastContainer
        position="bottom-left"
        autoClose={SHOWN_FOR}
        draggable={false}
        hideProgressBar
        icon={false}
        transition={transition}
        limit={3}
        role="status"
        aria-label={t.common.notices}
        closeButton={({ closeToast }) => (
          <IconButton icon="close" label={t.common.close} onClick={closeToast} />
        )}
      />
    </>,
  )
}

export const showToast = (message: string, tone: Tone, scope: AbortSignal): void => {
  mountOnce()
  const toastId = `${tone}:${message}`
  const close = () => toast.dismiss(toastId)
  scope.addEventListener('abort', close)
  toast(<Words message={message} tone={tone} />, {
    className: `toast-${tone}`,
    role: 'status',
    toastId,
    onClose: () => scope.removeEventListener('abort', close),
  })
}
