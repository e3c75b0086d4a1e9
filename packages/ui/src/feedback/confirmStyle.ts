import { css, keyframes } from '@emotion/react'

const arrive = keyframes`from { opacity: 0; transform: scale(0.94); } to { opacity: 1; transform: none; }`

/** Style of a confirmation: dark backdrop in every scheme (spec §8), dialog in the current scheme. */
export const confirmStyle = css`
  body.swal2-shown {
    overflow: hidden;
  }
  .swal2-container {
    position: fixed;
    z-index: 80;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    display: flex;
    padding: 16px;
    overflow-y: auto;
    background: rgba(0, 0, 0, 0.72);
  }
  .swal2-popup {
    display: none;
    position: relative;
    width: 400px;
    max-width: 100%;
    margin: auto;
    padding: 28px 24px 24px;
    border: 1px solid var(--border);
    border-radius: var(--radius-l);
    background: var(--surface-2);
    color: var(--text);
    box-shadow: 0 16px 48px rgba(0, 0, 0, 0.5);
    text-align: center;
    /* On arrival only: the library would wait for the end of a leaving animation. */
    &.swal2-show {
      animation: ${arrive} 0.18s ease-out;
    }
    /* Reduced motion gives everything a duration, and the library would wait for an end that never comes. */
    &.swal2-hide {
      animation-duration: 0s !important;
      transition-duration: 0s !important;
    }
    &:focus {
      outline: none;
    }
  }
  .swal2-icon {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 72px;
    height: 72px;
    margin: 0 auto 16px;
    border: 3px solid var(--brand);
    border-radius: 50%;
    background: var(--glow);
    color: var(--text);
    font-family: var(--font-display);
    font-size: 2.5rem;
    font-weight: 500;
    line-height: 1;
  }
  .swal2-title {
    margin: 0;
    font-size: 1.25rem;
    line-height: 1.5;
  }
  .swal2-html-container {
    margin-top: 4px;
    color: var(--text-muted);
    white-space: pre-line;
  }
  .confirm-figure {
    margin: 4px 0 8px;
    color: var(--text);
    font-family: var(--font-display);
    font-size: min(2.25rem, 9vw);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  .swal2-actions {
    display: flex;
    margin: 24px -6px 0;
  }
  .swal2-actions > button,
  .confirm-timer > button {
    min-height: 48px;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius-m);
    background: var(--control);
    color: var(--text);
    font-family: var(--font-display);
    font-weight: 500;
    cursor: pointer;
    @media (hover: hover) {
      &:hover {
        border-color: var(--text-muted);
      }
    }
  }
  .swal2-actions > button {
    flex: 1 1 0%;
    margin: 0 6px;
    padding: 8px 12px;
  }
  .swal2-actions > .swal2-confirm {
    border-color: transparent;
    background: var(--brand);
    background-image: linear-gradient(180deg, var(--brand) 0%, var(--brand-strong) 100%);
    color: var(--on-brand);
    font-weight: 600;
    box-shadow: inset 0 1px 0 rgba(255, 255, 255, 0.22);
    @media (hover: hover) {
      &:hover {
        border-color: transparent;
        background-image: linear-gradient(180deg, var(--brand) 0%, var(--brand) 100%);
      }
    }
  }
  .swal2-footer {
    margin-top: 16px;
    color: var(--text-muted);
    font-size: 0.875rem;
  }
  .confirm-timer {
    display: flex;
    align-items: center;
    justify-content: center;
    flex-wrap: wrap;
    & > button {
      min-height: 44px;
      margin-left: 12px;
      padding: 4px 14px;
    }
  }
`
