import { Hero } from '@member/ui'

/** The drawing at the head of the landing page. */
export const HeroDrawing = () => <Hero />
