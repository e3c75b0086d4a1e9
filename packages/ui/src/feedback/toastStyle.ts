import { css, keyframes } from '@emotion/react'
import { duration, elevation } from '../theme/scale.ts'

const rise = keyframes`from { opacity: 0; transform: translateY(16px); } to { opacity: 1; transform: none; }`
const run = keyframes`from { transform: none; } to { transform: translateX(1px); }`
const fall = keyframes`from { opacity: 1; } to { opacity: 0; }`

export const toastStyle = css`
  .Toastify__toast-container {
    position: fixed;
    z-index: 90;
    left: 16px;
    bottom: calc(var(--bar-height) + 20px + var(--foot-room, 0px));
    bottom: calc(var(--bar-height) + 20px + var(--foot-room, 0px) + env(safe-area-inset-bottom, 0px));
    width: 360px;
    max-width: calc(100% - 32px);
    @media (min-width: 60em) {
      bottom: calc(24px + var(--foot-room, 0px));
      left: 24px;
    }
  }
  .Toastify__toast {
    display: flex;
    align-items: center;
    min-height: 56px;
    margin-top: 8px;
    padding: 4px 4px 4px 16px;
    border: 1px solid var(--border);
    border-left: 4px solid var(--info);
    border-radius: var(--radius-m);
    background: var(--surface-3);
    color: var(--text);
    box-shadow: ${elevation.floating};
    & > span {
      flex: 1 1 auto;
      min-width: 0;
      padding: 8px;
    }
    & > svg {
      flex: none;
      color: var(--info);
    }
  }
  .toast-ok {
    border-left-color: var(--ok);
    & > svg {
      color: var(--ok);
    }
  }
  .toast-warn {
    border-left-color: var(--warn);
    & > svg {
      color: var(--warn);
    }
  }
  .toast-bad {
    border-left-color: var(--bad);
    & > svg {
      color: var(--bad);
    }
  }
  /* The library closes a toast when this unseen bar has run: it must run its time for those who want less motion too. */
  .Toastify__toast .Toastify__progress-bar {
    position: absolute;
    left: 0;
    bottom: 0;
    width: 1px;
    height: 1px;
    opacity: 0;
    animation-name: ${run} !important;
    animation-duration: 2s !important;
  }
  .toast-enter {
    animation: ${rise} ${duration.move} both;
  }
  .toast-exit {
    animation: ${fall} ${duration.appear} both;
  }
`
