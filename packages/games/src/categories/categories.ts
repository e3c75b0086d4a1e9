/** The game categories in the order they are shown (spec §2); sport is the default, hot is a filter over every one. */
export const categories = ['sport', 'casino', 'slot', 'fishing', 'card', 'lotto', 'hot'] as const

export type Category = (typeof categories)[number]
