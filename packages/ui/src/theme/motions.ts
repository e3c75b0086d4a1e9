import { css } from '@emotion/react'

/** Animations that a press may start, defined before any press. */
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
