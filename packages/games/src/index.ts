export { categoriesAtom, type Category } from './categories/categories.ts'
export { CategoryStrip } from './categories/CategoryStrip.tsx'
export { gameCard } from './game/game.ts'
export { MoneyOut } from './launch/MoneyOut.tsx'
