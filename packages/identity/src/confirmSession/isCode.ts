export const isCode = (typed: string, isRecovery: boolean) =>
  isRecovery ? /^[a-z2-9]{5}[- ]?[a-z2-9]{5}$/i.test(typed.trim()) : /^\d{6}$/.test(typed)
