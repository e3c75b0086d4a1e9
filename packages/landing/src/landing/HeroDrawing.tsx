import { Hero } from '@member/ui'

export const HeroDrawing = () => <Hero />
