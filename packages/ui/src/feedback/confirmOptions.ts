export interface ConfirmOptions {
  title: string
  /** What is decided on, such as an amount: large, between title and text. */
  figure?: string
  text?: string
  okLabel?: string
  cancelLabel?: string
  /** Closes by itself after 5 s with nothing done; the member can stop it. Never for money (WCAG 2.2.1). */
  timer?: boolean
}

export type ConfirmAnswer = 'confirmed' | 'dismissed'
