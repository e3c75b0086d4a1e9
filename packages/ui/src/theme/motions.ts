import { css } from '@emotion/react'

/**
 * What a press may set moving. It stands there from the start: when a @keyframes rule comes later, the browser
 * computes the style of every element anew, and the finger waits for that.
 */
export const motions = css`
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
`
