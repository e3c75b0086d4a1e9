export const en = {
  tagline: 'Easy deposits and withdrawals, every step on record',
  description:
    'Sports, live casino, slots, fishing games, card games and lotto in one place. Follow every deposit and withdrawal step by step.',
  helpLine: 'Mental Health Hotline, Department of Mental Health',
}
