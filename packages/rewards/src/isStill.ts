/** Whether the member asked their device for less motion. */
export const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
