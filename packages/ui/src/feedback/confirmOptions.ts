export interface ConfirmOptions {
  title: string
  figure?: string
  text?: string
  okLabel?: string
  cancelLabel?: string
  /** True to dismiss the dialog after 5 s, unless the member stops the timer. Never for money (WCAG 2.2.1). */
  timer?: boolean
}

export type ConfirmAnswer = 'confirmed' | 'dismissed'
