import { css, Global } from '@emotion/react'
import { PaintBox } from '../art/PaintBox.tsx'
import { families, radius } from './scale.ts'
import { desktop } from './token.ts'

/**
 * Animations that a press may start, defined before any press. Without them nothing is drawn at their first frame,
 * not even for a moment.
 */
const motions = css`
  @media (prefers-reduced-motion: no-preference) {
    @keyframes turn {
      to {
        transform: rotate(360deg);
      }
    }
    @keyframes appear {
      from {
        opacity: 0;
      }
    }
    @keyframes rise {
      from {
        transform: translateY(16px);
      }
    }
    @keyframes slide {
      from {
        transform: translateX(-100%);
      }
    }
    @keyframes breathe {
      50% {
        opacity: 0.5;
      }
    }
  }
`

// `--content` is the page's width with margins, which grows with the screen up to a readable maximum; `--rail` is
// the side column. `--bar-height` follows the text size, so that nothing in the bars is cut.
const scale = css`
  :root {
    --radius-s: ${radius.s};
    --radius-m: ${radius.m};
    --radius-l: ${radius.l};
    --font-body: ${families.body};
    --font-display: ${families.display};
    --content: min(1440px, max(1120px, 100vw - 160px));
    --rail: min(400px, max(21rem, 27vw));
    --bar-height: min(3.75rem, 84px);
  }
`

// `text-wrap` avoids a last line of one word, if supported. Thai words are short, so headings and short notes get
// lines of equal length (`balance`). `-webkit-tap-highlight-color` shows a press without rendering a frame.
const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    color-scheme: var(--scheme, dark);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: calc(var(--bar-height) + 16px);
    scroll-padding-bottom: calc(var(--bar-height) + 32px);
    scroll-padding-bottom: calc(var(--bar-height) + 32px + env(safe-area-inset-bottom, 0px));
    ${desktop} {
      scroll-padding-bottom: 32px;
    }
  }
  /* A field that takes the focus comes with its label. */
  input,
  select,
  textarea {
    scroll-margin-top: 3rem;
  }
  body {
    margin: 0;
    min-height: 100vh;
    background: var(--bg);
    color: var(--text);
    font-family: var(--font-body);
    font-size: 1rem;
    line-height: 1.65;
    overflow-wrap: break-word;
    text-wrap: pretty;
    -webkit-tap-highlight-color: rgba(128, 128, 128, 0.25);
    -webkit-font-smoothing: antialiased;
  }
  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    font-family: var(--font-display);
    font-weight: 600;
    line-height: 1.5;
    text-wrap: balance;
  }
  p,
  figure,
  dl,
  dd {
    margin: 0;
  }
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: var(--brand-text);
  }
  img,
  svg,
  video,
  iframe {
    display: block;
    max-width: 100%;
  }
  iframe {
    border: 0;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button,
  a,
  label,
  summary {
    touch-action: manipulation;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  [hidden] {
    display: none !important;
  }
  ::selection {
    background: var(--brand);
    color: var(--on-brand);
  }
`

// A browser without `selector()` shows the ring on every focus, which is acceptable.
const focus = css`
  :focus {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @supports selector(:focus-visible) {
    :focus:not(:focus-visible) {
      outline: none;
    }
  }
`

const stillness = css`
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`

// Forced colours remove backgrounds and shadows, and so the mark of a selected item.
const forced = css`
  @media (forced-colors: active) {
    [aria-selected='true']:not(:focus),
    [aria-pressed='true']:not(:focus),
    [aria-current]:not([aria-current='false']):not(:focus) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`

/** Global styles of every screen; render once per page. */
export const GlobalStyle = () => (
  <>
    <Global styles={[scale, reset, focus, forced, motions, stillness]} />
    <PaintBox />
  </>
)
