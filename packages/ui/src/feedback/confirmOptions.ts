export interface ConfirmOptions {
  title: string
  figure?: string
  text?: string
  okLabel?: string
  cancelLabel?: string
  /** Dismisses the dialog after 5 s; the member can stop the timer. Never for money (WCAG 2.2.1). */
  timer?: boolean
}

export type ConfirmAnswer = 'confirmed' | 'dismissed'
