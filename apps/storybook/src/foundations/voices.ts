/** Texts of the product that show its voice, by their names in the tables of words. */
export const voices: Record<string, string[]> = {
  'A button says what happens': [
    'wallet/withdraw.confirmYes',
    'wallet/withdraw.askAgain',
    'ui.common.retry',
    'wallet/withdraw.givesUp.no',
  ],
  'A wait says what for': ['wallet/withdraw.openStep.PENDING', 'wallet/withdraw.openStep.PROCESSING'],
  'A failure says what happened and what to do': [
    'ui.failure.message',
    'ui.failure.part',
    'wallet/withdraw.openStep.FAILED',
  ],
  'An unknown result promises nothing': [
    'wallet/withdraw.uncertain',
    'wallet/withdraw.uncertainHint',
    'wallet/withdraw.absent',
  ],
  'A limit says what is still possible': [
    'api-client/memberFailures.figures422102',
    'wallet/withdraw.tooMuch',
    'wallet/withdraw.noTimesNext',
  ],
  'An empty list says what will be there': [
    'wallet/withdraw.nothing',
    'wallet/withdraw.nothingNext',
    'ui.common.empty',
  ],
}
